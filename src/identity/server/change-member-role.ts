import type { Input, Reply } from '#platform/endpoint.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import { type changeMemberRole as endpoint, membersChanged } from '../organization-contract.ts'
import type { OrgRole } from '../permissions.ts'
import { memberCan, rankOf } from '../rules.ts'
import { callerOf, type FoundMember, holdOrganization, memberOf, refuseIf } from './membership.ts'
import { roleChangedMail } from './organization-mails.ts'

export async function changeMemberRole(
  ctx: RequestContext<'identity'>,
  { params: { id }, body: { orgRole } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { owners, companyName } = await holdOrganization(ctx)
  const actor = await memberOf(ctx, callerOf(ctx).id)
  const member = await memberOf(ctx, id)
  refuseIf(memberCan.changeRole(actor, member, orgRole, owners))
  ctx.audit({ detail: { name: member.name, before: member.orgRole } })
  if (member.orgRole === orgRole) return { id, orgRole }

  await ctx.tx
    .updateTable('identity.person')
    .set({ org_role: orgRole })
    .where('org_id', '=', member.orgId)
    .where('id', '=', id)
    .execute()
  if (actor.id !== id) {
    await answerRequest(ctx, member, orgRole)
    await ctx.enqueue(sendMail, roleChangedMail(member, { companyName, orgRole, by: actor.name }))
  }
  await ctx.emit(membersChanged, { orgId: member.orgId })
  return { id, orgRole }
}

/** Who has asked for this role, or for a lower one, has got what they asked for. */
async function answerRequest(ctx: RequestContext<'identity'>, member: FoundMember, orgRole: OrgRole): Promise<void> {
  const actor = callerOf(ctx)
  const asked = await ctx.tx
    .selectFrom('identity.promotion_request')
    .select(['id', 'wanted_role'])
    .where('org_id', '=', member.orgId)
    .where('person_id', '=', member.id)
    .where('kind', '=', 'organization')
    .where('state', '=', 'pending')
    .executeTakeFirst()
  if (!asked) return
  const wanted = asked.wanted_role as OrgRole
  if (wanted !== orgRole && rankOf(orgRole) <= rankOf(wanted)) return
  await ctx.tx
    .updateTable('identity.promotion_request')
    .set({ state: 'approved', decided_by: actor.id, decided_by_name: actor.name, decided_at: ctx.now })
    .where('org_id', '=', member.orgId)
    .where('id', '=', asked.id)
    .execute()
}
