import { caller, type RequestContext } from '#platform/server/context.ts'
import { kindNames, type Preference, preferenceOf } from '../kinds.ts'

export async function listNotificationPreferences(ctx: RequestContext<'notifications'>): Promise<Preference[]> {
  const { orgId, personId } = caller(ctx)
  const chosen = await ctx.tx
    .selectFrom('notifications.preference')
    .select(['kind', 'bell', 'mail'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .execute()
  return kindNames.map((kind) =>
    preferenceOf(
      kind,
      chosen.find((row) => row.kind === kind),
    ),
  )
}
