import type { Input } from '#platform/endpoint.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { changePassword as endpoint } from '../account-contract.ts'
import type { User } from '../contract.ts'
import { checkNewPassword } from './check-new-password.ts'
import { hashPassword, hashRoom } from './password-hash.ts'
import { renewConfirmed } from './renew-session.ts'
import { setPassword } from './set-password.ts'

export const beforeChangePassword = {
  room: hashRoom,
  look: async (ctx: RequestContext<'identity'>): Promise<string[]> => {
    const { name, email, companyName } = caller(ctx).user as User
    return [name, email, companyName]
  },
  work: async (personalWords: string[], { body }: Input<typeof endpoint>): Promise<string> => {
    await checkNewPassword(body.password, personalWords)
    return hashPassword(body.password)
  },
}

export async function changePassword(
  ctx: RequestContext<'identity'>,
  _input: Input<typeof endpoint>,
  passwordHash: string,
): Promise<Record<string, never>> {
  const { orgId, sessionId, user } = caller(ctx)
  await setPassword(ctx, { ...(user as User), orgId }, passwordHash, sessionId)
  await renewConfirmed(ctx)
  return {}
}
