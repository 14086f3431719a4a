import type { Input } from '#platform/endpoint.ts'
import { invalid } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { setNotificationPreference as endpoint } from '../contract.ts'
import { type Preference, whyAlwaysOn } from '../kinds.ts'
import { listNotificationPreferences } from './list-notification-preferences.ts'

export async function setNotificationPreference(
  ctx: RequestContext<'notifications'>,
  { body: { kind, channel, on } }: Input<typeof endpoint>,
): Promise<Preference[]> {
  const { orgId, personId } = caller(ctx)
  const locked = whyAlwaysOn(kind, channel)
  if (locked && !on) throw invalid(locked)
  await ctx.tx
    .insertInto('notifications.preference')
    .values({ org_id: orgId, person_id: personId, kind, [channel]: on })
    .onConflict((conflict) => conflict.columns(['org_id', 'person_id', 'kind']).doUpdateSet({ [channel]: on }))
    .execute()
  return listNotificationPreferences(ctx)
}
