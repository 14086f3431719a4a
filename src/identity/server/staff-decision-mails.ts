/** The answers to registrations and to requests for a higher role. */
import type { Mail } from '#platform/server/mail.ts'
import { mailOf } from '#platform/server/mail-layout.ts'
import type { Language } from '#platform/text.ts'

type Reader = { readonly email: string; readonly name: string; readonly language: Language }
type Answer = { readonly approved: boolean; readonly reason: string }

export function registrationDecidedMail(to: Reader, companyName: string, { approved, reason }: Answer): Mail {
  const [subject, ...paragraphs] =
    to.language === 'fr'
      ? approved
        ? ['Votre inscription est acceptée', `Vous pouvez vous connecter à Quai pour ${companyName}.`]
        : ['Votre inscription est refusée', `Nous ne pouvons pas ouvrir de compte pour ${companyName}.`]
      : approved
        ? ['Your registration is accepted', `You can sign in to Quai for ${companyName}.`]
        : ['Your registration is refused', `We cannot open an account for ${companyName}.`]
  return answer(to, subject ?? '', paragraphs, reason)
}

export function promotionDecidedMail(to: Reader, role: Record<Language, string>, { approved, reason }: Answer): Mail {
  const wanted = role[to.language]
  const [subject, ...paragraphs] =
    to.language === 'fr'
      ? approved
        ? [`Vous avez désormais le rôle ${wanted}`, 'Votre demande est acceptée.']
        : [`Votre demande du rôle ${wanted} est refusée`, 'Votre rôle reste inchangé.']
      : approved
        ? [`You now have the role ${wanted}`, 'Your request is accepted.']
        : [`Your request for the role ${wanted} is refused`, 'Your role stays as it was.']
  return answer(to, subject ?? '', paragraphs, reason)
}

function answer({ email, name, language }: Reader, subject: string, paragraphs: readonly string[], reason: string) {
  const isFrench = language === 'fr'
  return mailOf({
    to: email,
    language,
    subject,
    paragraphs: [
      isFrench ? `Bonjour ${name},` : `Hello ${name},`,
      ...paragraphs,
      isFrench ? `La raison : ${reason}` : `The reason: ${reason}`,
      isFrench ? 'Pour toute question, répondez à cet e-mail.' : 'If you have questions, answer this mail.',
    ],
  })
}
