import { caller, type RequestContext } from '#platform/server/context.ts'
import { type ApiToken, mostTokens } from '../token-contract.ts'
import { tokenOf } from './token-of.ts'

export async function listTokens(ctx: RequestContext<'identity'>): Promise<ApiToken[]> {
  const { orgId, personId } = caller(ctx)
  const rows = await ctx.tx
    .selectFrom('identity.api_token')
    .select(['id', 'name', 'hint', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .orderBy('id', 'desc')
    .limit(mostTokens)
    .execute()
  return rows.map(tokenOf)
}
