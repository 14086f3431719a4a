import type { Input } from '#platform/endpoint.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { confirmWithCode as endpoint } from '../second-factor-contract.ts'
import { checkCode } from './check-code.ts'
import { renewConfirmed } from './renew-session.ts'

export async function confirmWithCode(
  ctx: RequestContext<'identity'>,
  { body: { code } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  await checkCode(ctx, code)
  await renewConfirmed(ctx)
  return {}
}
