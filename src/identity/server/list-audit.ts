import { sql } from 'kysely'
import type { Input, Reply } from '#platform/endpoint.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { listAudit as endpoint } from '../audit-contract.ts'
import { patternOf } from './pattern-of.ts'

export async function listAudit(
  ctx: RequestContext<'identity'>,
  { query: { action, actorId, actorKind, from, to, search, after, limit } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { orgId } = caller(ctx)
  let lines = ctx.tx
    .selectFrom('identity.audit_entry')
    .selectAll()
    .where('org_id', '=', orgId)
    .orderBy('seq', 'desc')
    .limit(limit + 1)
  if (action) lines = lines.where('action', '=', action)
  if (actorId) lines = lines.where('actor_id', '=', actorId)
  if (actorKind) lines = lines.where('actor_kind', '=', actorKind)
  if (from) lines = lines.where('at', '>=', new Date(from))
  if (to) lines = lines.where('at', '<', new Date(to))
  if (after !== undefined) lines = lines.where('seq', '<', String(after))
  if (search) {
    const pattern = patternOf(search)
    lines = lines.where(
      sql<boolean>`(actor_name ilike ${pattern} or object ilike ${pattern} or detail::text ilike ${pattern})`,
    )
  }
  const rows = await lines.execute()
  const page = rows.slice(0, limit)
  return {
    entries: page.map((row) => ({
      seq: Number(row.seq),
      at: row.at.toISOString(),
      actorId: row.actor_id,
      actorName: row.actor_name,
      actorKind: row.actor_kind,
      address: row.address,
      correlationId: row.correlation_id,
      action: row.action,
      object: row.object,
      detail: row.detail as Record<string, unknown>,
    })),
    next: rows.length > limit ? Number(page.at(-1)?.seq) : null,
    actions: await actionsOf(ctx, orgId),
  }
}

/** The acts that occur, for the filter. Jumps from one to the next in the index instead of reading every line. */
async function actionsOf(ctx: RequestContext<'identity'>, orgId: string): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive found as (
      (select action from identity.audit_entry where org_id = ${orgId} order by action limit 1)
      union all
      select (select e.action from identity.audit_entry e
               where e.org_id = ${orgId} and e.action > found.action order by e.action limit 1)
        from found where found.action is not null)
    select action from found where action is not null`.execute(ctx.tx)
  return rows.map((row) => row.action)
}
