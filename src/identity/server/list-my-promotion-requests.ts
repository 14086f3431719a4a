import type { Reply } from '#platform/endpoint.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { listMyPromotionRequests as endpoint } from '../promotion-contract.ts'
import { promotionOf } from './promotion-of.ts'

export async function listMyPromotionRequests(ctx: RequestContext<'identity'>): Promise<Reply<typeof endpoint>> {
  const { orgId, personId } = caller(ctx)
  const rows = await ctx.tx
    .selectFrom('identity.promotion_request')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return { requests: rows.map(promotionOf) }
}
