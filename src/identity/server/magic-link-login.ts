import type { Input, Reply } from '#platform/endpoint.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { magicLinkLogin as endpoint } from '../account-contract.ts'
import { signIn } from './sign-in.ts'
import { spendLink } from './spend-link.ts'

export async function magicLinkLogin(
  ctx: RequestContext<'identity'>,
  { body: { token } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { link, person } = await spendLink(ctx, token, ['magic-link'])
  // Whoever holds the mail holds the address.
  await ctx.tx
    .updateTable('identity.person')
    .set({ email_verified: true })
    .where('org_id', '=', link.orgId)
    .where('id', '=', link.personId)
    .execute()
  return signIn(ctx, { personId: link.personId, orgId: link.orgId, name: person.name, state: person.state })
}
