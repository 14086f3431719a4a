import type { Input, Reply } from '#platform/endpoint.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { listJoinRequests as endpoint } from '../joining-contract.ts'

export async function listJoinRequests(
  ctx: RequestContext<'identity'>,
  { query: { after, limit } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  let waiting = ctx.tx
    .selectFrom('identity.person')
    .select(['id', 'name', 'email', 'email_verified', 'created_at'])
    .where('org_id', '=', caller(ctx).orgId)
    .where('state', '=', 'joining')
    .orderBy('id')
    .limit(limit + 1)
  if (after) waiting = waiting.where('id', '>', after)
  const rows = await waiting.execute()
  const page = rows.slice(0, limit)
  return {
    requests: page.map(({ id, name, email, email_verified, created_at }) => ({
      id,
      name,
      email,
      emailVerified: email_verified,
      askedAt: created_at.toISOString(),
    })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}
