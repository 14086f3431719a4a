import type { Input } from '#platform/endpoint.ts'
import { notFound } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { renamePasskey as endpoint, Passkey } from '../second-factor-contract.ts'
import { passkeyOf } from './passkey-of.ts'

export async function renamePasskey(
  ctx: RequestContext<'identity'>,
  { params: { id }, body: { name } }: Input<typeof endpoint>,
): Promise<Passkey> {
  const { orgId, personId } = caller(ctx)
  const row = await ctx.tx
    .updateTable('identity.passkey')
    .set({ name })
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning(['id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst()
  if (!row) throw notFound()
  return passkeyOf(row)
}
