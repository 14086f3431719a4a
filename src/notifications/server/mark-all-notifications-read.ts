import { caller, type RequestContext } from '#platform/server/context.ts'

export async function markAllNotificationsRead(ctx: RequestContext<'notifications'>): Promise<Record<string, never>> {
  const { orgId, personId } = caller(ctx)
  await ctx.tx
    .updateTable('notifications.notification')
    .set({ read: true })
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('read', '=', false)
    .where('trash', '=', false)
    .execute()
  return {}
}
