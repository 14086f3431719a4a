/** What people are told about their place in an organization. */
import type { Mail } from '#platform/server/mail.ts'
import { mailOf } from '#platform/server/mail-layout.ts'
import type { Language } from '#platform/text.ts'
import type { OrgRole } from '../permissions.ts'
import { orgRoleWords } from '../role-words.ts'

type Reader = { readonly email: string; readonly name: string; readonly language: Language }

const hello = ({ name, language }: Reader) => (language === 'fr' ? `Bonjour ${name},` : `Hello ${name},`)

type Invited = {
  readonly email: string
  readonly language: Language
  readonly companyName: string
  readonly invitedBy: string
  readonly orgRole: OrgRole
  readonly href: string
}

export function invitationMail({ email: to, language, companyName, invitedBy, orgRole, href }: Invited): Mail {
  const role = orgRoleWords[orgRole][language]
  return language === 'fr'
    ? mailOf({
        to,
        language,
        subject: `${invitedBy} vous invite à rejoindre ${companyName} sur Quai`,
        paragraphs: [`${invitedBy} vous invite à rejoindre l’organisation ${companyName} avec le rôle ${role}.`],
        button: { label: 'Accepter l’invitation', href },
        after: ['Le lien est valable 7 jours et ne sert qu’une fois.'],
        footer: 'Si vous n’attendiez pas cette invitation, vous pouvez ignorer cet e-mail.',
      })
    : mailOf({
        to,
        language,
        subject: `${invitedBy} invites you to join ${companyName} on Quai`,
        paragraphs: [`${invitedBy} invites you to join the organization ${companyName} with the role ${role}.`],
        button: { label: 'Accept the invitation', href },
        after: ['The link works for 7 days, and once.'],
        footer: 'If you did not expect this invitation, you can ignore this mail.',
      })
}

type RoleChange = { readonly companyName: string; readonly orgRole: OrgRole; readonly by: string }

export function roleChangedMail(reader: Reader, { companyName, orgRole, by }: RoleChange): Mail {
  const { email: to, language } = reader
  const role = orgRoleWords[orgRole][language]
  const [subject, words] =
    language === 'fr'
      ? [`Votre rôle dans ${companyName} : ${role}`, `${by} vous a donné le rôle ${role} dans ${companyName}.`]
      : [`Your role in ${companyName}: ${role}`, `${by} gave you the role ${role} in ${companyName}.`]
  return mailOf({ to, language, subject, paragraphs: [hello(reader), words] })
}

export function removedFromOrganizationMail(reader: Reader, companyName: string): Mail {
  const { email: to, language } = reader
  const [subject, ...words] =
    language === 'fr'
      ? [
          `Vous ne faites plus partie de ${companyName}`,
          `Un administrateur de ${companyName} vous a retiré de l’organisation. Vos sessions et vos jetons d’API y ont pris fin.`,
          'Votre compte demeure : à votre prochaine connexion, vous retrouverez une organisation vide qui est la vôtre.',
        ]
      : [
          `You are no longer a member of ${companyName}`,
          `An administrator of ${companyName} removed you from the organization. Your sessions and API tokens there have ended.`,
          'Your account remains: when you sign in next, you find an empty organization of your own.',
        ]
  return mailOf({ to, language, subject: subject ?? '', paragraphs: [hello(reader), ...words] })
}

export function admittedMail(reader: Reader, companyName: string, href: string): Mail {
  const { email: to, language } = reader
  return language === 'fr'
    ? mailOf({
        to,
        language,
        subject: `Bienvenue dans ${companyName}`,
        paragraphs: [hello(reader), `Votre demande est acceptée : vous faites désormais partie de ${companyName}.`],
        button: { label: 'Se connecter', href },
      })
    : mailOf({
        to,
        language,
        subject: `Welcome to ${companyName}`,
        paragraphs: [hello(reader), `Your request is accepted: you are now a member of ${companyName}.`],
        button: { label: 'Sign in', href },
      })
}

export function joinRefusedMail(reader: Reader, companyName: string, reason: string): Mail {
  const { email: to, language } = reader
  const [subject, ...words] =
    language === 'fr'
      ? [
          `Votre demande de rejoindre ${companyName} est refusée`,
          `La raison : ${reason}`,
          'Pour toute question, adressez-vous à un administrateur de l’organisation.',
        ]
      : [
          `Your request to join ${companyName} is refused`,
          `The reason: ${reason}`,
          'If you have questions, ask an administrator of the organization.',
        ]
  return mailOf({ to, language, subject: subject ?? '', paragraphs: [hello(reader), ...words] })
}
