/** What people read when their organization has a new name. */
import type { organizationRenamed } from '#identity/contract.ts'
import type { PayloadOf } from '#platform/event.ts'
import { say, type Text } from '#platform/text.ts'
import type { MailWords } from './notice-mail.ts'

type Renamed = PayloadOf<typeof organizationRenamed>

export const renamedMessage = ({ by, to }: Renamed): Text =>
  say(`${by.name} renamed your organization to ${to}`, `${by.name} a renommé votre organisation en ${to}`)

export const renamedMail = ({ by, from, to }: Renamed): MailWords => ({
  subject: say(`Your organization is now called ${to}`, `Votre organisation s’appelle désormais ${to}`),
  paragraphs: [
    say(
      `${by.name} changed the name of your organization on Quai from ${from} to ${to}. Invoices issued from now on carry the new name.`,
      `${by.name} a changé le nom de votre organisation sur Quai : ${from} devient ${to}. Les prochaines factures porteront le nouveau nom.`,
    ),
    say(
      'If you did not expect this, ask the person who made the change.',
      'Si vous ne vous y attendiez pas, adressez-vous à la personne qui a fait ce changement.',
    ),
  ],
})
