/** One notification of one's own; somebody else's is not told apart from none. Doing it twice changes nothing. */
import { notFound } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'

export async function changeNotification(
  ctx: RequestContext<'notifications'>,
  id: string,
  change: { readonly read: true } | { readonly trash: true },
): Promise<Record<string, never>> {
  const { orgId, personId } = caller(ctx)
  const changed = await ctx.tx
    .updateTable('notifications.notification')
    .set(change)
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw notFound()
  return {}
}
