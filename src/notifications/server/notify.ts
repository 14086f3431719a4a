/**
 * Tells people what happened, the way each of them wants to hear it: a line under the bell, a mail, both or none, in
 * their language. Once per person and event.
 */
import { newId } from '#platform/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import type { Language, Text } from '#platform/text.ts'
import { type Notification, notified } from '../contract.ts'
import { type Kind, type Preference, preferenceOf } from '../kinds.ts'
import { type MailWords, noticeMail } from './notice-mail.ts'

export type Recipient = {
  readonly personId: string
  readonly name: string
  readonly email: string
  readonly language: Language
}

export type Notice = {
  readonly orgId: string
  readonly eventId: string
  readonly kind: Kind
  readonly bell?: {
    readonly to: readonly Recipient[]
    readonly type: Notification['type']
    readonly message: Text
  }
  readonly mail?: MailWords & { readonly to: readonly Recipient[] }
}

export async function notify(ctx: Context<'notifications'>, notice: Notice): Promise<void> {
  const wishes = await wishesOf(ctx, notice)
  const wanting = (channel: 'bell' | 'mail') =>
    (notice[channel]?.to ?? []).filter(({ personId }) => wishes(personId)[channel])
  await putLines(ctx, notice, wanting('bell'))
  for (const person of notice.mail ? wanting('mail') : []) {
    const mail = noticeMail(person, notice.mail as MailWords, notice.kind, ctx.publicUrl)
    await ctx.enqueue(sendMail, mail, { key: `mail:${notice.eventId}:${person.personId}` })
  }
}

async function wishesOf(
  ctx: Context<'notifications'>,
  { orgId, kind, bell, mail }: Notice,
): Promise<(personId: string) => Preference> {
  const people = [...new Set([...(bell?.to ?? []), ...(mail?.to ?? [])].map(({ personId }) => personId))]
  const rows = people.length
    ? await ctx.tx
        .selectFrom('notifications.preference')
        .select(['person_id', 'bell', 'mail'])
        .where('org_id', '=', orgId)
        .where('person_id', 'in', people)
        .where('kind', '=', kind)
        .execute()
    : []
  const chosen = new Map(rows.map((row) => [row.person_id, row]))
  return (personId) => preferenceOf(kind, chosen.get(personId))
}

async function putLines(ctx: Context<'notifications'>, notice: Notice, people: readonly Recipient[]): Promise<void> {
  const { orgId, eventId, bell } = notice
  if (!bell || !people.length) return
  await ctx.tx
    .insertInto('notifications.notification')
    .values(
      people.map(({ personId, language }) => ({
        id: newId(ctx.now.getTime()),
        org_id: orgId,
        person_id: personId,
        event_id: eventId,
        type: bell.type,
        message: bell.message[language],
        at: ctx.now,
      })),
    )
    .onConflict((on) => on.columns(['org_id', 'person_id', 'event_id']).doNothing())
    .execute()
  await ctx.emit(notified, { personIds: people.map(({ personId }) => personId) })
}
