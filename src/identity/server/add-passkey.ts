import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Input, Reply } from '#platform/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { conflict, kept } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { say } from '#platform/text.ts'
import type { addPasskey as endpoint } from '../second-factor-contract.ts'
import { lockFactors, readPasskeys, readTotp } from './factors.ts'
import { algorithms, findPasskey, refused, relyingParty, takeChallenge } from './passkey-ceremony.ts'
import { passkeyOf } from './passkey-of.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { tellPasskeyAdded } from './second-factor-mails.ts'

type Context = RequestContext<'identity'>

const most = 20
const enough = () =>
  conflict(
    say(
      `You have ${most} passkeys already. Remove one that you no longer use.`,
      `Vous avez déjà ${most} clés d’accès. Retirez-en une dont vous ne vous servez plus.`,
    ),
  )
const known = () =>
  conflict(say('This passkey is already in use.', 'Cette clé d’accès est déjà utilisée.'), 'passkey_known')

export async function addPasskey(
  ctx: Context,
  { body: { name, response } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { orgId, personId } = caller(ctx)
  await lockFactors(ctx)
  const { credential } = await verify(ctx, response)
  if (await findPasskey(ctx, credential.id)) throw kept(known())
  const before = await readPasskeys(ctx)
  if (before.length >= most) throw kept(enough())
  const isFirst = !before.length && !(await readTotp(ctx))
  const passkey = { id: newId(ctx.now.getTime()), name, created_at: ctx.now, last_used_at: null }
  await ctx.tx
    .insertInto('identity.passkey')
    .values({
      ...passkey,
      org_id: orgId,
      person_id: personId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: response.response.transports ?? [],
    })
    .execute()
  await tellPasskeyAdded(ctx, name)
  ctx.audit({ object: passkey.id })
  return { passkey: passkeyOf(passkey), recoveryCodes: isFirst ? await makeRecoveryCodes(ctx, caller(ctx)) : [] }
}

async function verify(ctx: Context, { id, rawId, type, clientExtensionResults, response }: Given) {
  const { clientDataJSON, attestationObject } = response
  const { id: rpId, origin } = relyingParty(ctx)
  const result = await verifyRegistrationResponse({
    response: { id, rawId, type, clientExtensionResults, response: { clientDataJSON, attestationObject } },
    expectedChallenge: (challenge) => takeChallenge(ctx, challenge, caller(ctx).personId),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: Error) => {
    ctx.log.info({ error: error.message }, 'passkey refused')
    throw refused(ctx)
  })
  if (!result.verified) throw refused(ctx)
  return result.registrationInfo
}

type Given = Pick<RegistrationResponseJSON, 'id' | 'rawId' | 'type' | 'clientExtensionResults'> & {
  readonly response: { readonly clientDataJSON: string; readonly attestationObject: string }
}
