/** From here on this transaction sees one organization: the one of the person whose password, link or passkey was right. */
import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'

export async function enterOrganization(
  ctx: Pick<Context<'identity'>, 'tx'>,
  orgId: string,
  personId: string,
): Promise<void> {
  await sql`select set_config('quai.scope', 'organization', true), set_config('quai.org_id', ${orgId}, true),
    set_config('quai.person_id', ${personId}, true)`.execute(ctx.tx)
}
