import type { Input } from '#platform/endpoint.ts'
import { notFound } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { removePasskey as endpoint } from '../second-factor-contract.ts'
import { lockFactors, settleFactors } from './factors.ts'
import { tellPasskeyRemoved } from './second-factor-mails.ts'

export async function removePasskey(
  ctx: RequestContext<'identity'>,
  { params: { id } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const { orgId, personId } = caller(ctx)
  await lockFactors(ctx)
  const row = await ctx.tx
    .deleteFrom('identity.passkey')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  if (!row) throw notFound()
  await settleFactors(ctx)
  await tellPasskeyRemoved(ctx, row.name)
  ctx.audit({ detail: { name: row.name } })
  return {}
}
