import type { Input } from '#platform/endpoint.ts'
import { notFound } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { membersChanged } from '../organization-contract.ts'
import type { withdrawPromotion as endpoint } from '../promotion-contract.ts'

export async function withdrawPromotion(
  ctx: RequestContext<'identity'>,
  { params: { id } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const { orgId, personId } = caller(ctx)
  const withdrawn = await ctx.tx
    .updateTable('identity.promotion_request')
    .set({ state: 'withdrawn', decided_at: ctx.now })
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  if (!withdrawn) throw notFound()
  await ctx.emit(membersChanged, { orgId })
  return {}
}
