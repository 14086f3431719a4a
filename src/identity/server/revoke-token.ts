import type { Input } from '#platform/endpoint.ts'
import { notFound } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { revokeToken as endpoint } from '../token-contract.ts'

export async function revokeToken(
  ctx: RequestContext<'identity'>,
  { params: { id } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const { orgId, personId } = caller(ctx)
  const row = await ctx.tx
    .updateTable('identity.api_token')
    .set({ revoked_at: ctx.now })
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  if (!row) throw notFound()
  ctx.audit({ detail: { name: row.name } })
  return {}
}
