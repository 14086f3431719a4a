import type { Input } from '#platform/endpoint.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { User } from '../contract.ts'
import type { passkeySecondFactor as endpoint } from '../second-factor-contract.ts'
import { checkPasskey } from './check-passkey.ts'
import { noticeDevice } from './notice-device.ts'
import { activateSession } from './renew-session.ts'

export async function passkeySecondFactor(
  ctx: RequestContext<'identity'>,
  input: Input<typeof endpoint>,
): Promise<User> {
  await checkPasskey(ctx, input)
  await activateSession(ctx)
  const { personId, orgId, user } = caller(ctx)
  await noticeDevice(ctx, { id: personId, orgId })
  return user as User
}
