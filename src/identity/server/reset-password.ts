import type { Input } from '#platform/endpoint.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { resetPassword as endpoint } from '../account-contract.ts'
import { checkNewPassword } from './check-new-password.ts'
import { enterOrganization } from './enter-organization.ts'
import { hashPassword, hashRoom } from './password-hash.ts'
import { readUser } from './read-user.ts'
import { setPassword } from './set-password.ts'
import { findLink, spendLink } from './spend-link.ts'

/** The link is looked at before the hash and spent after it: a wrong one costs us nothing, a weak password costs no link. */
export const beforeResetPassword = {
  room: hashRoom,
  look: async (ctx: RequestContext<'identity'>, { body }: Input<typeof endpoint>): Promise<string[]> => {
    const link = await findLink(ctx, body.token, ['reset-password'])
    await enterOrganization(ctx, link.orgId, link.personId)
    const { name, email, companyName } = await readUser(ctx, link.orgId, link.personId)
    return [name, email, companyName]
  },
  work: async (personalWords: string[], { body }: Input<typeof endpoint>): Promise<string> => {
    await checkNewPassword(body.password, personalWords)
    return hashPassword(body.password)
  },
}

export async function resetPassword(
  ctx: RequestContext<'identity'>,
  { body }: Input<typeof endpoint>,
  passwordHash: string,
): Promise<Record<string, never>> {
  const { link, person } = await spendLink(ctx, body.token, ['reset-password'])
  await ctx.tx
    .updateTable('identity.person')
    .set({ email_verified: true })
    .where('org_id', '=', link.orgId)
    .where('id', '=', link.personId)
    .execute()
  await setPassword(ctx, { ...person, id: link.personId, orgId: link.orgId }, passwordHash)
  return {}
}
