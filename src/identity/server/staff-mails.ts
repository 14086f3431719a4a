/** What people read when staff has decided something about them: what happened, why, and what they can do. */
import type { Mail } from '#platform/server/mail.ts'
import { mailOf } from '#platform/server/mail-layout.ts'
import type { Language } from '#platform/text.ts'

type Reader = { readonly email: string; readonly name: string; readonly language: Language }
type Words = { readonly subject: string; readonly paragraphs: readonly string[] }

function mail({ email, name, language }: Reader, words: Record<Language, Words>): Mail {
  const { subject, paragraphs } = words[language]
  const greeting = language === 'fr' ? `Bonjour ${name},` : `Hello ${name},`
  return mailOf({ to: email, language, subject, paragraphs: [greeting, ...paragraphs] })
}

const why: Record<Language, (reason: string) => string> = {
  en: (reason) => `The reason: ${reason}`,
  fr: (reason) => `La raison : ${reason}`,
}
const answerUs: Record<Language, string> = {
  en: 'If you think this is a mistake, answer this mail.',
  fr: 'Si vous pensez qu’il s’agit d’une erreur, répondez à cet e-mail.',
}

export const lockedMail = (to: Reader, reason: string): Mail =>
  mail(to, {
    en: {
      subject: 'Your Quai account is locked',
      paragraphs: [
        'We have locked your account. Your sessions have ended and your API tokens are revoked. Clusters keep running.',
        why.en(reason),
        answerUs.en,
      ],
    },
    fr: {
      subject: 'Votre compte Quai est verrouillé',
      paragraphs: [
        'Nous avons verrouillé votre compte. Vos sessions sont fermées et vos jetons d’API révoqués. Les clusters continuent de fonctionner.',
        why.fr(reason),
        answerUs.fr,
      ],
    },
  })

export const unlockedMail = (to: Reader): Mail =>
  mail(to, {
    en: {
      subject: 'Your Quai account is open again',
      paragraphs: ['You can sign in again. API tokens that were revoked stay revoked: create new ones under Settings.'],
    },
    fr: {
      subject: 'Votre compte Quai est de nouveau ouvert',
      paragraphs: [
        'Vous pouvez vous reconnecter. Les jetons d’API révoqués le restent : créez-en de nouveaux dans les paramètres.',
      ],
    },
  })

export const sessionsEndedMail = (to: Reader): Mail =>
  mail(to, {
    en: {
      subject: 'You have been signed out everywhere',
      paragraphs: ['Our staff ended all sessions of your account. You can sign in again at any time.', answerUs.en],
    },
    fr: {
      subject: 'Vous avez été déconnecté partout',
      paragraphs: [
        'Notre équipe a fermé toutes les sessions de votre compte. Vous pouvez vous reconnecter à tout moment.',
        answerUs.fr,
      ],
    },
  })

/** To the person, and to the owners of the organization, so that a reset by deceit is noticed. */
export const secondFactorResetMail = (to: Reader, whose: string, reason: string): Mail =>
  mail(to, {
    en: {
      subject: `The second factor of ${whose} was reset`,
      paragraphs: [
        `Authenticator app, recovery codes and passkeys of ${whose} no longer open the account, and all sessions have ended. A new factor can be set up under Settings, Security after signing in.`,
        why.en(reason),
        'If nobody asked for this, answer this mail at once.',
      ],
    },
    fr: {
      subject: `Le second facteur de ${whose} a été réinitialisé`,
      paragraphs: [
        `L’application d’authentification, les codes de secours et les clés d’accès de ${whose} n’ouvrent plus le compte, et toutes les sessions sont fermées. Un nouveau facteur peut être configuré dans Paramètres, Sécurité après connexion.`,
        why.fr(reason),
        'Si personne n’a demandé cela, répondez immédiatement à cet e-mail.',
      ],
    },
  })

export const roleChangedMail = (to: Reader, role: Record<Language, string>, reason: string): Mail =>
  mail(to, {
    en: {
      subject: `Your role is now ${role.en}`,
      paragraphs: ['Our staff changed what you may do at Quai.', why.en(reason), answerUs.en],
    },
    fr: {
      subject: `Votre rôle est désormais ${role.fr}`,
      paragraphs: ['Notre équipe a modifié ce que vous pouvez faire chez Quai.', why.fr(reason), answerUs.fr],
    },
  })

/** `to`: the company's name. */
export const movedMail = (reader: Reader, to: string, reason: string): Mail =>
  mail(reader, {
    en: {
      subject: `You now belong to ${to}`,
      paragraphs: [
        `Our staff moved your account to the organization ${to}. Your sessions have ended and your API tokens are revoked: please sign in again.`,
        why.en(reason),
        answerUs.en,
      ],
    },
    fr: {
      subject: `Vous faites désormais partie de ${to}`,
      paragraphs: [
        `Notre équipe a déplacé votre compte vers l’organisation ${to}. Vos sessions sont fermées et vos jetons d’API révoqués : veuillez vous reconnecter.`,
        why.fr(reason),
        answerUs.fr,
      ],
    },
  })

export const removedMail = (reader: Reader, from: string, reason: string): Mail =>
  mail(reader, {
    en: {
      subject: `You no longer belong to ${from}`,
      paragraphs: [
        `Our staff took your account out of the organization ${from}. You keep your account, in an organization of your own. Please sign in again.`,
        why.en(reason),
        answerUs.en,
      ],
    },
    fr: {
      subject: `Vous ne faites plus partie de ${from}`,
      paragraphs: [
        `Notre équipe a retiré votre compte de l’organisation ${from}. Vous conservez votre compte, dans votre propre organisation. Veuillez vous reconnecter.`,
        why.fr(reason),
        answerUs.fr,
      ],
    },
  })
