import { sql } from 'kysely'
import type { Input } from '#platform/endpoint.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { AuditExport, exportAudit as endpoint } from '../audit-contract.ts'

const most = 5_000

type Line = Omit<AuditExport['entries'][number], 'seq'> & { seq: string }

/** The texts are made as identity.audit_text makes them; dev/verify-audit.ts computes the hashes again from these fields. */
export async function exportAudit(
  ctx: RequestContext<'identity'>,
  { query: { after } }: Input<typeof endpoint>,
): Promise<AuditExport> {
  const { orgId } = caller(ctx)
  // The head first: whatever is appended meanwhile lies behind it.
  const head = await ctx.tx
    .selectFrom('identity.audit_head')
    .select(['seq', sql<string>`encode(hash, 'hex')`.as('hash')])
    .where('org_id', '=', orgId)
    .executeTakeFirst()
  const end = Number(head?.seq ?? 0)
  const { rows } = await sql<Line>`
    select seq, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, actor_id as "actorId",
           actor_name as "actorName", actor_kind as "actorKind", address, correlation_id as "correlationId", action,
           object, detail::text as detail, encode(prev_hash, 'hex') as "prevHash", encode(hash, 'hex') as hash
      from identity.audit_entry where org_id = ${orgId} and seq > ${after} and seq <= ${end}
     order by seq limit ${most}`.execute(ctx.tx)
  const entries = rows.map((row) => ({ ...row, seq: Number(row.seq) }))
  const last = entries.at(-1)?.seq ?? end
  return { organizationId: orgId, entries, head: { seq: end, hash: head?.hash ?? '' }, next: last < end ? last : null }
}
