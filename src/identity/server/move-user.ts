import type { Input } from '#platform/endpoint.ts'
import { conflict, notFound } from '#platform/problem.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import { say } from '#platform/text.ts'
import type { moveUser as endpoint } from '../staff-contract.ts'
import { movePerson } from './move-person.ts'
import { actorOf, refuseIfLastOwner, type StaffContext, targetToActOn } from './staff-act.ts'
import { movedMail } from './staff-mails.ts'
import { writeAudit } from './write-audit.ts'

const alreadyThere = say('This person belongs to it already.', 'Cette personne en fait déjà partie.')
const noSuchOrganization = say('This organization was not found.', 'Cette organisation est introuvable.')

/** They start as a viewer: what they may do there, its owners decide. */
export async function moveUser(
  ctx: StaffContext,
  { params: { id }, body: { orgId, reason } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const target = await targetToActOn(ctx, id)
  const to = await ctx.tx
    .selectFrom('identity.organization')
    .select(['id', 'company_name'])
    .where('id', '=', orgId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!to) throw notFound(noSuchOrganization)
  if (to.id === target.orgId) throw conflict(alreadyThere, 'already_there')
  await refuseIfLastOwner(ctx, target)
  await movePerson(ctx, target, { orgId, orgRole: 'viewer' })
  ctx.audit({ detail: { from: target.companyName, to: to.company_name } })
  await tellArrival(ctx, { id, orgId, from: target.companyName, reason })
  await ctx.enqueue(sendMail, movedMail(target, to.company_name, reason))
  return {}
}

/** The line of the request is in the log of the organization that was left; this one tells the other. */
async function tellArrival(
  ctx: StaffContext,
  { id, orgId, from, reason }: { id: string; orgId: string; from: string; reason: string },
): Promise<void> {
  const actor = actorOf(ctx)
  await writeAudit(ctx.tx, {
    orgId,
    actorId: actor.id,
    actorName: actor.name,
    actorKind: 'staff',
    address: ctx.remoteAddress,
    correlationId: ctx.correlationId,
    action: 'move-user',
    object: id,
    detail: { from, reason },
  })
}
