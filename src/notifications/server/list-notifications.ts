import { caller, type RequestContext } from '#platform/server/context.ts'
import type { Notification } from '../contract.ts'

/** The bell shows five and ten more at a time: nobody scrolls past this many. */
const most = 200

export async function listNotifications(ctx: RequestContext<'notifications'>): Promise<Notification[]> {
  const { orgId, personId } = caller(ctx)
  const rows = await ctx.tx
    .selectFrom('notifications.notification')
    .select(['id', 'type', 'message', 'at', 'read', 'trash'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('trash', '=', false)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, timestamp: at.toISOString() }))
}
