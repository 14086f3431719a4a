import type { Input } from '#platform/endpoint.ts'
import { conflict } from '#platform/problem.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import { say } from '#platform/text.ts'
import type { unlockUser as endpoint } from '../staff-contract.ts'
import { type StaffContext, targetToActOn } from './staff-act.ts'
import { unlockedMail } from './staff-mails.ts'

const notLocked = say('This account is not locked.', 'Ce compte n’est pas verrouillé.')

export async function unlockUser(
  ctx: StaffContext,
  { params: { id } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const target = await targetToActOn(ctx, id)
  if (target.state !== 'locked') throw conflict(notLocked, 'not_locked')
  await ctx.tx
    .updateTable('identity.person')
    .set({ state: 'active', state_reason: null, state_at: ctx.now })
    .where('org_id', '=', target.orgId)
    .where('id', '=', id)
    .execute()
  await ctx.enqueue(sendMail, unlockedMail(target))
  return {}
}
