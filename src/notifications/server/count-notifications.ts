import { caller, type RequestContext } from '#platform/server/context.ts'

export async function countNotifications(ctx: RequestContext<'notifications'>): Promise<{ count: number }> {
  const { orgId, personId } = caller(ctx)
  const { count } = await ctx.tx
    .selectFrom('notifications.notification')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('trash', '=', false)
    .where('read', '=', false)
    .executeTakeFirstOrThrow()
  return { count: Number(count) }
}
