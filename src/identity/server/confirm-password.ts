import type { Input } from '#platform/endpoint.ts'
import { kept, Problem } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { say } from '#platform/text.ts'
import type { confirmPassword as endpoint } from '../account-contract.ts'
import { hashRoom, isPassword } from './password-hash.ts'
import { renewConfirmed } from './renew-session.ts'

export const beforeConfirmPassword = {
  room: hashRoom,
  look: async (ctx: RequestContext<'identity'>): Promise<string | null> => {
    const { personId, orgId } = caller(ctx)
    await ctx.spend('account', `confirm:${personId}`)
    const person = await ctx.tx
      .selectFrom('identity.person')
      .select('password_hash')
      .where('org_id', '=', orgId)
      .where('id', '=', personId)
      .executeTakeFirst()
    return person?.password_hash ?? null
  },
  work: (stored: string | null, { body }: Input<typeof endpoint>): Promise<boolean> =>
    isPassword(body.password, stored),
}

/** The session goes on under a new token: whoever stole the old one has not confirmed anything. */
export async function confirmPassword(
  ctx: RequestContext<'identity'>,
  _input: Input<typeof endpoint>,
  isRight: boolean,
): Promise<Record<string, never>> {
  if (isRight) {
    await renewConfirmed(ctx)
    return {}
  }
  ctx.audit({ detail: { refused: 'wrong password' } })
  throw kept(new Problem(400, 'wrong_password', wrong, { fields: { password: wrong } }))
}

const wrong = say('This password is not right.', 'Ce mot de passe est incorrect.')
