/** What people read when something happens to their account. One reason, at most one button. */
import type { Mail } from '#platform/server/mail.ts'
import { mailOf } from '#platform/server/mail-layout.ts'
import type { Language } from '#platform/text.ts'

export type Reader = { readonly email: string; readonly name: string; readonly language: Language }

/** Quai is in Paris, and so is its clock, which the mail says. */
export function momentIn(language: Language, at: Date): string {
  const locale = { en: 'en-GB', fr: 'fr-FR' }[language]
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })
  return `${text.format(at)} (Paris)`
}

const hello = ({ language, name }: Reader) => ({ en: `Hello ${name},`, fr: `Bonjour ${name},` })[language]

type Device = { readonly browser: string; readonly system: string } | undefined

export function newDeviceMail(
  reader: Reader,
  { device, address, at, url }: { device: Device; address: string; at: Date; url: string },
): Mail {
  const { language } = reader
  const texts = {
    en: {
      subject: 'A new sign-in to your Quai account',
      paragraphs: [
        hello(reader),
        `Your account was opened with ${device ? `${device.browser} on ${device.system}` : 'another program'} on ${momentIn(language, at)}, from the address ${address}. We have not seen this browser with you before.`,
        'Was it you? Then there is nothing to do.',
      ],
      button: { label: 'Look at your sessions', href: url },
      after: ['It was not you? End the session there and change your password at once.'],
      footer: 'Sent because your account was opened. Such mails cannot be switched off.',
    },
    fr: {
      subject: 'Nouvelle connexion à votre compte Quai',
      paragraphs: [
        hello(reader),
        `Votre compte a été ouvert avec ${device ? `${device.browser} sur ${device.system}` : 'un autre programme'} le ${momentIn(language, at)}, depuis l’adresse ${address}. Nous ne vous avions pas encore vu avec ce navigateur.`,
        'C’était vous ? Alors il n’y a rien à faire.',
      ],
      button: { label: 'Voir vos sessions', href: url },
      after: ['Ce n’était pas vous ? Terminez-y la session et changez aussitôt votre mot de passe.'],
      footer: 'Envoyé parce que votre compte a été ouvert. Ces e-mails ne peuvent pas être désactivés.',
    },
  }[language]
  return mailOf({ to: reader.email, language, ...texts })
}

export function passwordChangedMail(reader: Reader, { at, url }: { at: Date; url: string }): Mail {
  const { language } = reader
  const texts = {
    en: {
      subject: 'Your Quai password was changed',
      paragraphs: [
        hello(reader),
        `The password of your account was changed on ${momentIn(language, at)}. Every other session has ended.`,
      ],
      button: { label: 'It was not me', href: url },
      after: ['It was you? Then there is nothing to do. Otherwise set a new password with the button.'],
      footer: 'Sent because your password changed. Such mails cannot be switched off.',
    },
    fr: {
      subject: 'Votre mot de passe Quai a été modifié',
      paragraphs: [
        hello(reader),
        `Le mot de passe de votre compte a été modifié le ${momentIn(language, at)}. Toutes les autres sessions sont terminées.`,
      ],
      button: { label: 'Ce n’était pas moi', href: url },
      after: ['C’était vous ? Alors il n’y a rien à faire. Sinon, définissez un nouveau mot de passe avec le bouton.'],
      footer: 'Envoyé parce que votre mot de passe a changé. Ces e-mails ne peuvent pas être désactivés.',
    },
  }[language]
  return mailOf({ to: reader.email, language, ...texts })
}

/** To the old address, while it still is the address: a thief of a session would change it first. */
export function emailChangeMail(reader: Reader, { to, url }: { to: string; url: string }): Mail {
  const { language } = reader
  const texts = {
    en: {
      subject: 'Your Quai address is about to change',
      paragraphs: [
        hello(reader),
        `Somebody who is signed in as you asked to use ${to} from now on. It happens when the link that we sent there is opened.`,
      ],
      button: { label: 'It was not me', href: url },
      after: [
        'It was you? Then there is nothing to do here. Otherwise set a new password with the button: it ends every session.',
      ],
      footer: 'Sent because the address of your account is about to change.',
    },
    fr: {
      subject: 'Votre adresse Quai va changer',
      paragraphs: [
        hello(reader),
        `Une personne connectée avec votre compte a demandé à utiliser désormais ${to}. Le changement se fera à l’ouverture du lien que nous y avons envoyé.`,
      ],
      button: { label: 'Ce n’était pas moi', href: url },
      after: [
        'C’était vous ? Alors il n’y a rien à faire ici. Sinon, définissez un nouveau mot de passe avec le bouton : toutes les sessions prendront fin.',
      ],
      footer: 'Envoyé parce que l’adresse de votre compte va changer.',
    },
  }[language]
  return mailOf({ to: reader.email, language, ...texts })
}

/** Somebody typed the address of an account that exists, to open one or to move one there. */
export function addressTakenMail(reader: Reader, { url }: { url: string }): Mail {
  const { language } = reader
  const texts = {
    en: {
      subject: 'You already have a Quai account',
      paragraphs: [
        hello(reader),
        'Somebody tried to open an account with this address, and you already have one. Nothing was changed.',
      ],
      button: { label: 'Sign in', href: url },
      after: ['Forgot the password? You can set a new one from that page. It was not you? There is nothing to do.'],
      footer: 'Sent because this address was typed at Quai. It is on no list.',
    },
    fr: {
      subject: 'Vous avez déjà un compte Quai',
      paragraphs: [
        hello(reader),
        'Quelqu’un a essayé d’ouvrir un compte avec cette adresse, et vous en avez déjà un. Rien n’a été modifié.',
      ],
      button: { label: 'Se connecter', href: url },
      after: [
        'Mot de passe oublié ? Cette page permet d’en définir un nouveau. Ce n’était pas vous ? Il n’y a rien à faire.',
      ],
      footer: 'Envoyé parce que cette adresse a été saisie sur Quai. Elle ne figure sur aucune liste.',
    },
  }[language]
  return mailOf({ to: reader.email, language, ...texts })
}

export function joinRequestMail(
  reader: Reader,
  { name, email, company, url }: { name: string; email: string; company: string; url: string },
): Mail {
  const { language } = reader
  const texts = {
    en: {
      subject: `${name} asks to join ${company} on Quai`,
      paragraphs: [
        hello(reader),
        `${name} (${email}) registered with an address of your domain, verified it and asks to join ${company}. Nothing is open to them before an owner or an admin agrees.`,
      ],
      button: { label: 'Decide', href: url },
      footer: 'Sent to the owners and admins of your organization.',
    },
    fr: {
      subject: `${name} demande à rejoindre ${company} sur Quai`,
      paragraphs: [
        hello(reader),
        `${name} (${email}) s’est inscrit avec une adresse de votre domaine, l’a vérifiée et demande à rejoindre ${company}. Rien ne lui est ouvert avant l’accord d’un propriétaire ou d’un administrateur.`,
      ],
      button: { label: 'Décider', href: url },
      footer: 'Envoyé aux propriétaires et administrateurs de votre organisation.',
    },
  }[language]
  return mailOf({ to: reader.email, language, ...texts })
}
