/** A new password: every other way in that the old one may have opened closes, and the person is told. */
import type { RequestContext } from '#platform/server/context.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import { passwordChangedMail, type Reader } from './account-mails.ts'
import { endSessionsOf } from './end-sessions-of.ts'

type Person = Reader & { readonly id: string; readonly orgId: string }

export async function setPassword(
  ctx: RequestContext<'identity'>,
  person: Person,
  passwordHash: string,
  keepSession?: string,
): Promise<void> {
  await ctx.tx
    .updateTable('identity.person')
    .set({ password_hash: passwordHash, password_changed_at: ctx.now })
    .where('org_id', '=', person.orgId)
    .where('id', '=', person.id)
    .execute()
  await endSessionsOf(ctx, person, keepSession)
  await ctx.tx
    .updateTable('identity.mail_link')
    .set({ used_at: ctx.now })
    .where('org_id', '=', person.orgId)
    .where('person_id', '=', person.id)
    .where('purpose', 'in', ['reset-password', 'magic-link', 'change-email'])
    .where('used_at', 'is', null)
    .execute()
  await ctx.enqueue(sendMail, passwordChangedMail(person, { at: ctx.now, url: `${ctx.publicUrl}/forgot-password` }))
}
