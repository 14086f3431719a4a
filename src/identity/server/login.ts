/** Signing in by address and password. The limits come before the hash, and nothing tells a known address from an unknown one. */
import type { Input, Reply } from '#platform/endpoint.ts'
import { kept, Problem } from '#platform/problem.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { say } from '#platform/text.ts'
import type { login as endpoint } from '../account-contract.ts'
import { accountKey } from './account-key.ts'
import { type Credentials, findCredentials } from './find-credentials.ts'
import { noteFailedSignIn } from './note-failed-sign-in.ts'
import { hashRoom, isPassword } from './password-hash.ts'
import { signIn } from './sign-in.ts'

type Proof = { readonly credentials: Credentials | undefined; readonly isRight: boolean }

export const beforeLogin = {
  room: hashRoom,
  look: async (ctx: RequestContext<'identity'>, { body: { email } }: Input<typeof endpoint>) => {
    await ctx.spend('account', accountKey('login', email))
    return findCredentials(ctx, email)
  },
  work: async (credentials: Credentials | undefined, { body }: Input<typeof endpoint>): Promise<Proof> => ({
    credentials,
    isRight: await isPassword(body.password, credentials?.passwordHash),
  }),
}

export async function login(
  ctx: RequestContext<'identity'>,
  { body: { email } }: Input<typeof endpoint>,
  { credentials, isRight }: Proof,
): Promise<Reply<typeof endpoint>> {
  if (credentials && isRight) return signIn(ctx, credentials)
  // The worker finds out whether there is somebody to tell: here both cases cost the same.
  await ctx.enqueue(noteFailedSignIn, { email, address: ctx.remoteAddress })
  throw kept(notRight())
}

const notRight = () =>
  new Problem(
    401,
    'wrong_credentials',
    say('Email or password is not right.', 'L’adresse e-mail ou le mot de passe est incorrect.'),
  )
