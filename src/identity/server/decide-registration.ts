import type { Input } from '#platform/endpoint.ts'
import { conflict, notFound } from '#platform/problem.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import { say } from '#platform/text.ts'
import type { decideRegistration as endpoint } from '../staff-decision-contract.ts'
import { endSessionsOf } from './end-sessions-of.ts'
import { type StaffContext, targetToActOn } from './staff-act.ts'
import { registrationDecidedMail } from './staff-decision-mails.ts'

const onlyTheyProve = say(
  'Only the person can prove their address. Send the mail again.',
  'Seule la personne peut prouver son adresse. Renvoyez l’e-mail.',
)

export async function decideRegistration(
  ctx: StaffContext,
  { params: { id }, body: { decision, reason } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const target = await targetToActOn(ctx, id)
  const waits = target.state === 'held' || target.state === 'joining'
  if (!waits && (target.state !== 'active' || target.emailVerified)) throw notFound()
  const approved = decision === 'approve'
  // Joining rests on the domain of the address: unproved, it may be anybody's.
  const needsProof = !waits || (target.state === 'joining' && !target.emailVerified)
  if (approved && needsProof) throw conflict(onlyTheyProve, 'address_unproved')
  await ctx.tx
    .updateTable('identity.person')
    .set({ state: approved ? 'active' : 'refused', state_reason: approved ? null : reason, state_at: ctx.now })
    .where('org_id', '=', target.orgId)
    .where('id', '=', id)
    .execute()
  if (!approved) await endSessionsOf(ctx, target)
  await ctx.enqueue(sendMail, registrationDecidedMail(target, target.companyName, { approved, reason }))
  return {}
}
