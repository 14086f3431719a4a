/** The mail of a notice: greeting, what happened, and why it came with the place where that can be changed. */
import type { Mail } from '#platform/server/mail.ts'
import { mailOf } from '#platform/server/mail-layout.ts'
import { say, type Text } from '#platform/text.ts'
import { type Kind, kinds, whyAlwaysOn } from '../kinds.ts'
import type { Recipient } from './notify.ts'

export type MailWords = {
  readonly subject: Text
  readonly paragraphs: readonly Text[]
  readonly button?: { readonly label: Text; readonly href: string }
}

export function noticeMail(person: Recipient, words: MailWords, kind: Kind, publicUrl: string): Mail {
  const { language } = person
  const greeting = say(`Hello ${person.name},`, `Bonjour ${person.name},`)
  const { button } = words
  return mailOf({
    to: person.email,
    language,
    subject: words.subject[language],
    paragraphs: [greeting, ...words.paragraphs].map((text) => text[language]),
    ...(button ? { button: { label: button.label[language], href: button.href } } : {}),
    footer: whyItCame(kind, `${publicUrl}/settings/notifications`)[language],
  })
}

function whyItCame(kind: Kind, page: string): Text {
  const { title } = kinds[kind]
  if (whyAlwaysOn(kind, 'mail'))
    return say(
      'You get this mail because it is about the security of your account. It cannot be switched off.',
      'Vous recevez cet e-mail car il concerne la sécurité de votre compte. Il ne peut pas être désactivé.',
    )
  return say(
    `You get this mail because of your notification settings (${title.en}). Change them at ${page}`,
    `Vous recevez cet e-mail selon vos réglages de notification (${title.fr}). Modifiez-les sur ${page}`,
  )
}
