import type { Input } from '#platform/endpoint.ts'
import { conflict } from '#platform/problem.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import { say } from '#platform/text.ts'
import type { lockUser as endpoint } from '../staff-contract.ts'
import { endSessionsOf } from './end-sessions-of.ts'
import { revokeTokensOf, type StaffContext, targetToActOn } from './staff-act.ts'
import { lockedMail } from './staff-mails.ts'

const notActive = say('Only an open account can be locked.', 'Seul un compte ouvert peut être verrouillé.')

export async function lockUser(
  ctx: StaffContext,
  { params: { id }, body: { reason } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const target = await targetToActOn(ctx, id)
  if (target.state !== 'active') throw conflict(notActive, 'not_active')
  await ctx.tx
    .updateTable('identity.person')
    .set({ state: 'locked', state_reason: reason, state_at: ctx.now })
    .where('org_id', '=', target.orgId)
    .where('id', '=', id)
    .execute()
  await endSessionsOf(ctx, target)
  await revokeTokensOf(ctx, target)
  await ctx.enqueue(sendMail, lockedMail(target, reason))
  return {}
}
