import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Reply } from '#platform/endpoint.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { startPasskeyLogin as endpoint } from '../second-factor-contract.ts'
import { challengeHolds, keepChallenge, relyingParty } from './passkey-ceremony.ts'

/** Names no passkey: the browser offers those it has for our site, and nothing tells who has one. */
export async function startPasskeyLogin(ctx: RequestContext<'identity'>): Promise<Reply<typeof endpoint>> {
  const { id: rpId } = relyingParty(ctx)
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
  await keepChallenge(ctx, challenge)
  return { rpId, challenge, timeout: challengeHolds, userVerification: 'preferred' }
}
