import type { Input } from '#platform/endpoint.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import type { changeEmail as endpoint } from '../account-contract.ts'
import type { User } from '../contract.ts'
import { accountKey } from './account-key.ts'
import { emailChangeMail } from './account-mails.ts'
import { askForLink } from './send-link.ts'

/** An address that somebody else has answers the same: its owner is told, the person who asks is not. */
export async function changeEmail(
  ctx: RequestContext<'identity'>,
  { body: { email } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const { personId, orgId, user } = caller(ctx)
  const reader = user as User
  if (email === reader.email) return {}
  await ctx.spend('account', accountKey('mail', reader.email))
  await askForLink(ctx, 'change-email', email, { id: personId, orgId })
  await ctx.enqueue(sendMail, emailChangeMail(reader, { to: email, url: `${ctx.publicUrl}/forgot-password` }))
  return {}
}
