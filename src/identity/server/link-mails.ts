/** The mails that carry a link: what it does, how long it works, and what to do if one did not ask for it. */
import type { Mail } from '#platform/server/mail.ts'
import { mailOf } from '#platform/server/mail-layout.ts'
import { momentIn, type Reader } from './account-mails.ts'

export type LinkPurpose = 'verify-email' | 'change-email' | 'reset-password' | 'magic-link'

/** The page of each link has a button that spends it: programs that open every link of a mail spend nothing. */
export const linkPages: Readonly<Record<LinkPurpose, string>> = {
  'verify-email': '/verify-registration-email',
  'change-email': '/verify-email',
  'reset-password': '/reset-password',
  'magic-link': '/magic-link-login',
}

type Words = { subject: string; title: string; paragraph: string; label: string; notYou: string }

const words: Readonly<Record<LinkPurpose, (email: string) => Readonly<Record<'en' | 'fr', Words>>>> = {
  'verify-email': (email) => ({
    en: {
      subject: 'Verify your address for Quai',
      title: 'Is this your address?',
      paragraph: `Somebody, we hope you, opened a Quai account with ${email}. Confirm it, and you can order.`,
      label: 'Verify address',
      notYou: 'It was not you? Do nothing. Without this click the address is not used.',
    },
    fr: {
      subject: 'Vérifiez votre adresse pour Quai',
      title: 'Est-ce bien votre adresse ?',
      paragraph: `Quelqu’un, vous sans doute, a ouvert un compte Quai avec ${email}. Confirmez-la, et vous pourrez commander.`,
      label: 'Vérifier l’adresse',
      notYou: 'Ce n’était pas vous ? Ne faites rien. Sans ce clic, l’adresse n’est pas utilisée.',
    },
  }),
  'change-email': (email) => ({
    en: {
      subject: 'Confirm your new address for Quai',
      title: 'Is this your new address?',
      paragraph: `You asked to use ${email} for your Quai account. It changes when you confirm it.`,
      label: 'Use this address',
      notYou: 'It was not you? Do nothing. Without this click nothing changes.',
    },
    fr: {
      subject: 'Confirmez votre nouvelle adresse pour Quai',
      title: 'Est-ce bien votre nouvelle adresse ?',
      paragraph: `Vous avez demandé à utiliser ${email} pour votre compte Quai. Elle change dès que vous la confirmez.`,
      label: 'Utiliser cette adresse',
      notYou: 'Ce n’était pas vous ? Ne faites rien. Sans ce clic, rien ne change.',
    },
  }),
  'reset-password': (email) => ({
    en: {
      subject: 'Set a new password for Quai',
      title: 'A new password',
      paragraph: `Somebody, we hope you, asked for a new password for ${email}.`,
      label: 'Set a new password',
      notYou: 'It was not you? Do nothing. Your password stays as it is.',
    },
    fr: {
      subject: 'Définissez un nouveau mot de passe pour Quai',
      title: 'Un nouveau mot de passe',
      paragraph: `Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour ${email}.`,
      label: 'Définir un nouveau mot de passe',
      notYou: 'Ce n’était pas vous ? Ne faites rien. Votre mot de passe reste inchangé.',
    },
  }),
  'magic-link': (email) => ({
    en: {
      subject: 'Your link to sign in to Quai',
      title: 'Sign in to Quai',
      paragraph: `Somebody, we hope you, asked for a link to sign in as ${email}.`,
      label: 'Sign in',
      notYou: 'It was not you? Do nothing, and show the link to nobody.',
    },
    fr: {
      subject: 'Votre lien de connexion à Quai',
      title: 'Connexion à Quai',
      paragraph: `Quelqu’un, vous sans doute, a demandé un lien pour se connecter avec ${email}.`,
      label: 'Se connecter',
      notYou: 'Ce n’était pas vous ? Ne faites rien et ne montrez ce lien à personne.',
    },
  }),
}

export function linkMail(
  { email, language }: Omit<Reader, 'name'>,
  purpose: LinkPurpose,
  { href, expiresAt }: { href: string; expiresAt: Date },
): Mail {
  const { subject, title, paragraph, label, notYou } = words[purpose](email)[language]
  const until = momentIn(language, expiresAt)
  const frame = {
    en: {
      once: `The link works once, until ${until}.`,
      footer: 'Sent because this address was typed at Quai. It is on no list.',
    },
    fr: {
      once: `Le lien fonctionne une seule fois, jusqu’au ${until}.`,
      footer: 'Envoyé parce que cette adresse a été saisie sur Quai. Elle ne figure sur aucune liste.',
    },
  }[language]
  return mailOf({
    to: email,
    language,
    subject,
    title,
    paragraphs: [paragraph],
    button: { label, href },
    after: [frame.once, notYou],
    footer: frame.footer,
  })
}
