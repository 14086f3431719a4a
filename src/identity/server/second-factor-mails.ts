/** Whoever sees their second factor change hears of it by mail: the change may be somebody else's work. */
import { caller, type RequestContext } from '#platform/server/context.ts'
import { mailOf } from '#platform/server/mail-layout.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import { say, type Text } from '#platform/text.ts'
import type { User } from '../contract.ts'

type Context = RequestContext<'identity'>

const notYou = say(
  'If this was not you, change your password at once, end your other sessions under Settings, Security, and write to us.',
  'Si ce n’était pas vous, changez votre mot de passe immédiatement, fermez vos autres sessions dans Paramètres, Sécurité, et écrivez-nous.',
)

async function tell(ctx: Context, subject: Text, what: Text): Promise<void> {
  const { email, name, language } = caller(ctx).user as User
  const hello = say(`Hello ${name},`, `Bonjour ${name},`)
  const from = say(
    `It was done from the address ${ctx.remoteAddress}.`,
    `L’opération vient de l’adresse ${ctx.remoteAddress}.`,
  )
  const paragraphs = [hello, what, from, notYou].map((text) => text[language])
  await ctx.enqueue(sendMail, mailOf({ to: email, language, subject: subject[language], paragraphs }))
}

export const tellTotpAdded = (ctx: Context) =>
  tell(
    ctx,
    say('An authenticator app protects your account', 'Une application d’authentification protège votre compte'),
    say(
      'From now on, Quai asks for a code of your authenticator app when you sign in with your password. Keep the recovery codes in a safe place.',
      'Désormais, Quai demande un code de votre application d’authentification lorsque vous vous connectez par mot de passe. Gardez les codes de récupération en lieu sûr.',
    ),
  )

export const tellTotpReplaced = (ctx: Context) =>
  tell(
    ctx,
    say('Your authenticator app was replaced', 'Votre application d’authentification a été remplacée'),
    say(
      'Codes of the earlier app and the earlier recovery codes no longer work.',
      'Les codes de l’ancienne application et les anciens codes de récupération ne fonctionnent plus.',
    ),
  )

export const tellTotpRemoved = (ctx: Context) =>
  tell(
    ctx,
    say('Your authenticator app was removed', 'Votre application d’authentification a été retirée'),
    say(
      'Quai no longer asks for its codes when you sign in.',
      'Quai ne demande plus ses codes lorsque vous vous connectez.',
    ),
  )

export const tellRecoveryCodesRenewed = (ctx: Context) =>
  tell(
    ctx,
    say('You have new recovery codes', 'Vous avez de nouveaux codes de récupération'),
    say('The earlier recovery codes no longer work.', 'Les anciens codes de récupération ne fonctionnent plus.'),
  )

export const tellRecoveryCodeUsed = (ctx: Context, left: number) =>
  tell(
    ctx,
    say('A recovery code was used', 'Un code de récupération a été utilisé'),
    say(
      `A recovery code was given in place of a code of your authenticator app. Codes left: ${left}.`,
      `Un code de récupération a remplacé un code de votre application d’authentification. Codes restants : ${left}.`,
    ),
  )

export const tellPasskeyAdded = (ctx: Context, passkey: string) =>
  tell(
    ctx,
    say('A passkey was added to your account', 'Une clé d’accès a été ajoutée à votre compte'),
    say(
      `The passkey “${passkey}” can now sign you in.`,
      `La clé d’accès « ${passkey} » permet désormais de vous connecter.`,
    ),
  )

export const tellPasskeyRemoved = (ctx: Context, passkey: string) =>
  tell(
    ctx,
    say('A passkey was removed from your account', 'Une clé d’accès a été retirée de votre compte'),
    say(
      `The passkey “${passkey}” no longer signs you in.`,
      `La clé d’accès « ${passkey} » ne permet plus de vous connecter.`,
    ),
  )
