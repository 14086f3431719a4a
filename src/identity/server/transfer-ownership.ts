import type { Input } from '#platform/endpoint.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import { type transferOwnership as endpoint, membersChanged } from '../organization-contract.ts'
import type { OrgRole } from '../permissions.ts'
import { memberCan } from '../rules.ts'
import { callerOf, holdOrganization, memberOf, refuseIf } from './membership.ts'
import { roleChangedMail } from './organization-mails.ts'

export async function transferOwnership(
  ctx: RequestContext<'identity'>,
  { body: { personId } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const { companyName } = await holdOrganization(ctx)
  // Read after the organization is held: of two transfers at once, the second caller is an admin by now.
  const actor = await memberOf(ctx, callerOf(ctx).id)
  const member = await memberOf(ctx, personId)
  refuseIf(memberCan.transferTo(actor, member))
  const give = (id: string, orgRole: OrgRole) =>
    ctx.tx
      .updateTable('identity.person')
      .set({ org_role: orgRole })
      .where('org_id', '=', member.orgId)
      .where('id', '=', id)
      .execute()
  await give(member.id, 'owner')
  await give(actor.id, 'admin')
  ctx.audit({ object: member.id, detail: { name: member.name } })
  await ctx.enqueue(sendMail, roleChangedMail(member, { companyName, orgRole: 'owner', by: actor.name }))
  await ctx.emit(membersChanged, { orgId: member.orgId })
  return {}
}
