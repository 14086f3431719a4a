/** Is this a passkey of the person whose session this is? For the second step of signing in and for confirming. */
import type { Input } from '#platform/endpoint.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { passkeySecondFactor } from '../second-factor-contract.ts'
import { findPasskey, notePasskeyUse, refused, verifyPasskey } from './passkey-ceremony.ts'

export async function checkPasskey(
  ctx: RequestContext<'identity'>,
  { body: { response } }: Input<typeof passkeySecondFactor>,
): Promise<void> {
  const passkey = await findPasskey(ctx, response.id)
  // Somebody else's passkey and an unknown one are told apart nowhere.
  if (passkey?.person_id !== caller(ctx).personId) throw refused(ctx)
  const { newCounter } = await verifyPasskey(ctx, passkey, response)
  await notePasskeyUse(ctx, passkey, newCounter)
  ctx.audit({ detail: { with: 'passkey' } })
}
