/** An invitation of the caller's organization that still waits, held still, if the caller may touch it. */
import { notFound } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { memberCan } from '../rules.ts'
import { callerOf, refuseIf } from './membership.ts'

export async function openInvitation(ctx: RequestContext<'identity'>, id: string) {
  const invitation = await ctx.tx
    .selectFrom('identity.invitation')
    .select(['id', 'org_id', 'email', 'org_role'])
    .where('org_id', '=', caller(ctx).orgId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!invitation) throw notFound()
  refuseIf(memberCan.invite(callerOf(ctx), invitation.org_role))
  ctx.audit({ detail: { email: invitation.email, orgRole: invitation.org_role } })
  return invitation
}
