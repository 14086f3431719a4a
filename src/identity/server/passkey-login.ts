import type { Input } from '#platform/endpoint.ts'
import { forbidden, kept } from '#platform/problem.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { say } from '#platform/text.ts'
import type { User } from '../contract.ts'
import type { passkeyLogin as endpoint } from '../second-factor-contract.ts'
import { findPasskey, notePasskeyUse, passkeyRefused, verifyPasskey } from './passkey-ceremony.ts'
import { signIn } from './sign-in.ts'

/** A key that asked for neither PIN nor finger proves that somebody has it, not who: alone it opens nothing. */
const notVerified = () =>
  forbidden(
    say(
      'Your key did not check that it is you (PIN, finger or face). Sign in with your password; the key then serves as second factor.',
      'Votre clé n’a pas vérifié que c’est bien vous (code, doigt ou visage). Connectez-vous par mot de passe ; la clé servira alors de second facteur.',
    ),
    'user_not_verified',
  )

export async function passkeyLogin(
  ctx: RequestContext<'identity'>,
  { body: { response } }: Input<typeof endpoint>,
): Promise<User> {
  const passkey = await findPasskey(ctx, response.id)
  if (!passkey) throw passkeyRefused()
  const { person_id: personId, org_id: orgId, person_name: name, person_state: state } = passkey
  ctx.audit({ orgId, object: personId, actor: { id: personId, name }, detail: { with: 'passkey' } })
  const { userVerified, newCounter } = await verifyPasskey(ctx, passkey, response)
  if (!userVerified) {
    ctx.audit({ detail: { refused: 'no user verification' } })
    throw kept(notVerified())
  }
  const user = await signIn(ctx, { personId, orgId, name, state }, { secondFactor: true })
  await notePasskeyUse(ctx, passkey, newCounter)
  return user as User
}
