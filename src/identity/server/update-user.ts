import type { Input } from '#platform/endpoint.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { accountChanged, type updateUser as endpoint } from '../account-contract.ts'
import type { User } from '../contract.ts'
import { readUser } from './read-user.ts'

export async function updateUser(ctx: RequestContext<'identity'>, { body }: Input<typeof endpoint>): Promise<User> {
  const { personId, orgId } = caller(ctx)
  const { name, username, language } = body
  const changes = { ...(name && { name }), ...(username && { username }), ...(language && { language }) }
  if (Object.keys(changes).length > 0) {
    await ctx.tx
      .updateTable('identity.person')
      .set(changes)
      .where('org_id', '=', orgId)
      .where('id', '=', personId)
      .execute()
    await ctx.emit(accountChanged, { personId })
  }
  return readUser(ctx, orgId, personId)
}
