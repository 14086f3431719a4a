import { sql } from 'kysely'
import type { Reply } from '#platform/endpoint.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { listSessions as endpoint } from '../account-contract.ts'

export async function listSessions(ctx: RequestContext<'identity'>): Promise<Reply<typeof endpoint>> {
  const { personId, orgId, sessionId } = caller(ctx)
  const sessions = await ctx.tx
    .selectFrom('identity.session')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('state', '=', 'active')
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_seen_at', '>', sql<Date>`now() - interval '12 hours'`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return sessions.map((session) => ({
    id: session.id,
    userAgent: session.user_agent,
    address: session.address,
    createdAt: session.created_at.toISOString(),
    lastSeenAt: session.last_seen_at.toISOString(),
    current: session.id === sessionId,
  }))
}
