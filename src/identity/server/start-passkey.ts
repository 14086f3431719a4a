import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { Reply } from '#platform/endpoint.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { User } from '../contract.ts'
import type { startPasskey as endpoint } from '../second-factor-contract.ts'
import { readPasskeys } from './factors.ts'
import { algorithms, challengeHolds, keepChallenge, relyingParty } from './passkey-ceremony.ts'

export async function startPasskey(ctx: RequestContext<'identity'>): Promise<Reply<typeof endpoint>> {
  const { personId, user } = caller(ctx)
  const { email, name } = user as User
  const options = await generateRegistrationOptions({
    rpName: 'Quai',
    rpID: relyingParty(ctx).id,
    userID: new Uint8Array(Buffer.from(personId.replaceAll('-', ''), 'hex')),
    userName: email,
    userDisplayName: name,
    timeout: challengeHolds,
    supportedAlgorithmIDs: algorithms,
  })
  await keepChallenge(ctx, options.challenge, personId)
  const { rp, user: holder, challenge, pubKeyCredParams } = options
  return {
    rp: { name: rp.name, id: relyingParty(ctx).id },
    user: holder,
    challenge,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    timeout: challengeHolds,
    excludeCredentials: (await readPasskeys(ctx)).map(({ credential_id, transports }) => ({
      id: credential_id,
      type: 'public-key',
      transports,
    })),
    // Discoverable, so that it signs in without an address being typed.
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
    attestation: 'none',
  }
}
