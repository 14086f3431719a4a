import type { RequestContext } from '#platform/server/context.ts'
import { memberCan } from '../rules.ts'
import { goOnAlone } from './go-on-alone.ts'
import { callerOf, holdOrganization, memberOf, refuseIf } from './membership.ts'

export async function leaveOrganization(ctx: RequestContext<'identity'>): Promise<Record<string, never>> {
  const { owners, country } = await holdOrganization(ctx)
  const actor = await memberOf(ctx, callerOf(ctx).id)
  refuseIf(memberCan.leave(actor, owners))
  await goOnAlone(ctx, actor, country)
  ctx.audit({ object: actor.id, detail: { email: actor.email, orgRole: actor.orgRole } })
  ctx.setSession(undefined)
  return {}
}
