import type { Input } from '#platform/endpoint.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { User } from '../contract.ts'
import type { giveSecondFactor as endpoint } from '../second-factor-contract.ts'
import { checkCode } from './check-code.ts'
import { noticeDevice } from './notice-device.ts'
import { activateSession } from './renew-session.ts'

export async function giveSecondFactor(
  ctx: RequestContext<'identity'>,
  { body: { code } }: Input<typeof endpoint>,
): Promise<User> {
  await checkCode(ctx, code)
  await activateSession(ctx)
  const { personId, orgId, user } = caller(ctx)
  await noticeDevice(ctx, { id: personId, orgId })
  return user as User
}
