import type { Input } from '#platform/endpoint.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import type { endUserSessions as endpoint } from '../staff-contract.ts'
import { endSessionsOf } from './end-sessions-of.ts'
import { type StaffContext, targetToActOn } from './staff-act.ts'
import { sessionsEndedMail } from './staff-mails.ts'

export async function endUserSessions(
  ctx: StaffContext,
  { params: { id } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const target = await targetToActOn(ctx, id)
  await endSessionsOf(ctx, target)
  await ctx.enqueue(sendMail, sessionsEndedMail(target))
  return {}
}
