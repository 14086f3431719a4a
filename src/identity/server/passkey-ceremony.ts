/** The two ceremonies of WebAuthn, as far as all verbs share them: who we are, what is signed once, whose passkey it is. */
import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { sql } from 'kysely'
import { kept, Problem } from '#platform/problem.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { say } from '#platform/text.ts'
import type { Credentials } from './find-credentials.ts'

type Context = RequestContext<'identity'>

/** So long may it take to find the key or the finger. */
export const challengeHolds = 5 * 60_000

/** Ed25519, ES256, RS256: what authenticators know and the runtime does without calling it experimental. */
export const algorithms = [-8, -7, -257]

/** A passkey is bound to the host that people see in the address bar. */
export const relyingParty = ({ publicUrl }: Context) => ({ id: new URL(publicUrl).hostname, origin: publicUrl })

export const passkeyRefused = () =>
  new Problem(
    400,
    'passkey_refused',
    say(
      'This passkey was not accepted. Please try again, or sign in another way.',
      'Cette clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.',
    ),
  )

/** `personId`: only this person may use it. Those that nobody answered in time are swept out on the way. */
export async function keepChallenge(ctx: Context, challenge: string, personId?: string): Promise<void> {
  await sql`
    delete from identity.passkey_challenge where challenge in (
      select challenge from identity.passkey_challenge where expires_at < ${ctx.now} limit 100 for update skip locked)
  `.execute(ctx.tx)
  await ctx.tx
    .insertInto('identity.passkey_challenge')
    .values({
      challenge,
      person_id: personId ?? null,
      expires_at: new Date(ctx.now.getTime() + challengeHolds),
    })
    .execute()
}

/** True once. Whatever fails afterwards must be thrown `kept`, or the challenge would come back. */
export async function takeChallenge(ctx: Context, challenge: string, personId?: string): Promise<boolean> {
  const taken = await ctx.tx
    .deleteFrom('identity.passkey_challenge')
    .where('challenge', '=', challenge)
    .where('expires_at', '>', ctx.now)
    .where('person_id', personId ? '=' : 'is', personId ?? null)
    .executeTakeFirst()
  return taken.numDeletedRows === 1n
}

export type KnownPasskey = {
  readonly id: string
  readonly org_id: string
  readonly person_id: string
  readonly public_key: Buffer
  readonly counter: string
  readonly person_state: Credentials['state']
  readonly person_name: string
}

export async function findPasskey(ctx: Context, credentialId: string): Promise<KnownPasskey | undefined> {
  const { rows } = await sql<KnownPasskey>`select * from identity.find_passkey(${credentialId})`.execute(ctx.tx)
  return rows[0]
}

/** The browser's answer, as our schema lets it through. */
type Response = Omit<AuthenticationResponseJSON, 'authenticatorAttachment' | 'response'> & {
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
  }
}

/** Throws unless the key signed our challenge, on our site, just now; a copy of the key betrays itself by its counter. */
export async function verifyPasskey(
  ctx: Context,
  passkey: KnownPasskey,
  { id, rawId, type, clientExtensionResults, response }: Response,
): Promise<{ readonly userVerified: boolean; readonly newCounter: number }> {
  const { id: rpId, origin } = relyingParty(ctx)
  const { clientDataJSON, authenticatorData, signature } = response
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId, type, clientExtensionResults, response: { clientDataJSON, authenticatorData, signature } },
    expectedChallenge: (challenge) => takeChallenge(ctx, challenge),
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id, publicKey: new Uint8Array(passkey.public_key), counter: Number(passkey.counter) },
    requireUserVerification: false,
  }).catch((error: Error) => {
    ctx.log.info({ passkey: passkey.id, error: error.message }, 'passkey refused')
    throw refused(ctx)
  })
  if (!verified) throw refused(ctx)
  return authenticationInfo
}

/** In the person's organization, once they are let in. */
export async function notePasskeyUse(ctx: Context, { id, org_id }: KnownPasskey, counter: number): Promise<void> {
  await ctx.tx
    .updateTable('identity.passkey')
    .set({ counter: String(counter), last_used_at: ctx.now })
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .execute()
}

export function refused(ctx: Context): Problem {
  ctx.audit({ detail: { refused: 'passkey' } })
  return kept(passkeyRefused())
}
