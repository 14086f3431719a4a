import type { Input } from '#platform/endpoint.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import type { removeMember as endpoint } from '../organization-contract.ts'
import { memberCan } from '../rules.ts'
import { goOnAlone } from './go-on-alone.ts'
import { callerOf, holdOrganization, memberOf, refuseIf } from './membership.ts'
import { removedFromOrganizationMail } from './organization-mails.ts'

export async function removeMember(
  ctx: RequestContext<'identity'>,
  { params: { id } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const { owners, companyName, country } = await holdOrganization(ctx)
  const actor = await memberOf(ctx, callerOf(ctx).id)
  const member = await memberOf(ctx, id)
  refuseIf(memberCan.remove(actor, member, owners))
  await goOnAlone(ctx, member, country)
  ctx.audit({ detail: { name: member.name, email: member.email, orgRole: member.orgRole } })
  await ctx.enqueue(sendMail, removedFromOrganizationMail(member, companyName))
  return {}
}
