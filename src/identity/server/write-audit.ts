/** One line in the organization's audit log, in the transaction of the act. The database chains it to the line before. */
import { sql, type Transaction } from 'kysely'
import type { Tables } from '#db'
import type { Owned } from '#platform/server/db.ts'
import type { AuditEntry } from '#platform/server/principal.ts'

export async function writeAudit(
  tx: Transaction<Tables> | Transaction<Owned<'identity'>>,
  entry: AuditEntry,
): Promise<void> {
  await sql`select identity.append_audit(${entry.orgId}, ${entry.actorId ?? null}, ${entry.actorName},
    ${entry.actorKind}, ${entry.address}, ${entry.correlationId}, ${entry.action}, ${entry.object ?? null},
    ${JSON.stringify(entry.detail)}::jsonb)`.execute(tx)
}
