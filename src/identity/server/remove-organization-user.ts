import type { Input } from '#platform/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { conflict } from '#platform/problem.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import { say } from '#platform/text.ts'
import type { removeOrganizationUser as endpoint } from '../staff-contract.ts'
import { movePerson } from './move-person.ts'
import { openOrganization } from './open-organization.ts'
import { othersIn, refuseIfLastOwner, type StaffContext, type Target, targetToActOn } from './staff-act.ts'
import { removedMail } from './staff-mails.ts'

const alone = say(
  'This person is alone in the organization. Lock the account instead.',
  'Cette personne est seule dans l’organisation. Verrouillez plutôt le compte.',
)

export async function removeOrganizationUser(
  ctx: StaffContext,
  { params: { id }, body: { reason } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const target = await targetToActOn(ctx, id)
  if (!(await othersIn(ctx, target)).any) throw conflict(alone, 'alone')
  await refuseIfLastOwner(ctx, target)
  const orgId = await ownOrganization(ctx, target)
  await movePerson(ctx, target, { orgId, orgRole: 'owner' })
  ctx.audit({ detail: { name: target.name, email: target.email } })
  await ctx.enqueue(sendMail, removedMail(target, target.companyName, reason))
  return {}
}

/** A person belongs to exactly one organization: without one of their own they could not sign in any more. */
async function ownOrganization(ctx: StaffContext, target: Target): Promise<string> {
  const { country } = await ctx.tx
    .selectFrom('identity.organization')
    .select('country')
    .where('id', '=', target.orgId)
    .executeTakeFirstOrThrow()
  const id = newId(ctx.now.getTime())
  await openOrganization(ctx, { id, companyName: target.name, country })
  return id
}
