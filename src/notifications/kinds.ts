/** What notifications are about, as data: a later row adds its kind here, and preferences and their page follow. */
import { say, type Text } from '#platform/text.ts'

export const channels = ['bell', 'mail'] as const
export type Channel = (typeof channels)[number]

export const kindNames = ['organization', 'members', 'security'] as const
export type Kind = (typeof kindNames)[number]

type KindRule = {
  readonly title: Text
  readonly note: Text
  /** channels that stay on whatever a person prefers, and why */
  readonly always: Partial<Record<Channel, Text>>
}

export const kinds: Readonly<Record<Kind, KindRule>> = {
  organization: {
    title: say('Organization', 'Organisation'),
    note: say(
      'Its name, which invoices carry, and what it has decided.',
      'Son nom, qui figure sur les factures, et ce qu’elle a décidé.',
    ),
    always: {},
  },
  members: {
    title: say('Members', 'Membres'),
    note: say('Who joins, who leaves and who gets another role.', 'Qui arrive, qui part et qui change de rôle.'),
    always: {},
  },
  security: {
    title: say('Security', 'Sécurité'),
    note: say(
      'Sign-ins from new devices, passwords and second factors.',
      'Connexions depuis un nouvel appareil, mots de passe et seconds facteurs.',
    ),
    always: {
      mail: say(
        'Always on: a mail reaches you even when somebody else is in your account.',
        'Toujours actif : un e-mail vous parvient même si quelqu’un d’autre est dans votre compte.',
      ),
    },
  },
}

/** Why a channel cannot be switched off, or undefined: the note beside the switch and the server's refusal are one text. */
export const whyAlwaysOn = (kind: Kind, channel: Channel): Text | undefined => kinds[kind].always[channel]

export type Preference = { readonly kind: Kind; readonly bell: boolean; readonly mail: boolean }

/** What holds for somebody: everything is on until they switch it off, and some things cannot be. */
export function preferenceOf(kind: Kind, chosen: Partial<Record<Channel, boolean>> = {}): Preference {
  const on = (channel: Channel) => whyAlwaysOn(kind, channel) !== undefined || (chosen[channel] ?? true)
  return { kind, bell: on('bell'), mail: on('mail') }
}
