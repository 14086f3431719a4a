import type { Input } from '#platform/endpoint.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { confirmWithPasskey as endpoint } from '../second-factor-contract.ts'
import { checkPasskey } from './check-passkey.ts'
import { renewConfirmed } from './renew-session.ts'

export async function confirmWithPasskey(
  ctx: RequestContext<'identity'>,
  input: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  await checkPasskey(ctx, input)
  await renewConfirmed(ctx)
  return {}
}
