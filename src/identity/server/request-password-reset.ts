import type { Input } from '#platform/endpoint.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { requestPasswordReset as endpoint } from '../account-contract.ts'
import { accountKey } from './account-key.ts'
import { askForLink } from './send-link.ts'

export async function requestPasswordReset(
  ctx: RequestContext<'identity'>,
  { body: { email } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  await ctx.spend('account', accountKey('mail', email))
  await askForLink(ctx, 'reset-password', email)
  return {}
}
