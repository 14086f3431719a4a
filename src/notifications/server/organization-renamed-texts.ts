/** What people read when their organization has a new name. */
import type { organizationRenamed } from '#identity/contract.ts'
import type { PayloadOf } from '#platform/event.ts'
import type { Mail } from '#platform/server/mail.ts'
import { mailOf } from '#platform/server/mail-layout.ts'
import type { Language } from '#platform/text.ts'

type Renamed = PayloadOf<typeof organizationRenamed>
type Owner = Renamed['members'][number]

export const renamedMessage = (language: Language, { by, to }: Renamed): string =>
  ({ en: `${by.name} renamed your organization to ${to}`, fr: `${by.name} a renommé votre organisation en ${to}` })[
    language
  ]

export function renamedMail({ email, name, language }: Owner, { by, from, to }: Renamed): Mail {
  const texts = {
    en: {
      subject: `Your organization is now called ${to}`,
      paragraphs: [
        `Hello ${name},`,
        `${by.name} changed the name of your organization on Quai from ${from} to ${to}. Invoices issued from now on carry the new name.`,
        'If you did not expect this, ask the person who made the change.',
      ],
    },
    fr: {
      subject: `Votre organisation s’appelle désormais ${to}`,
      paragraphs: [
        `Bonjour ${name},`,
        `${by.name} a changé le nom de votre organisation sur Quai : ${from} devient ${to}. Les prochaines factures porteront le nouveau nom.`,
        'Si vous ne vous y attendiez pas, adressez-vous à la personne qui a fait ce changement.',
      ],
    },
  }[language]
  return mailOf({ to: email, language, ...texts })
}
