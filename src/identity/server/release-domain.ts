import type { Input } from '#platform/endpoint.ts'
import { notFound } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { releaseDomain as endpoint } from '../joining-contract.ts'
import { membersChanged } from '../organization-contract.ts'

export async function releaseDomain(
  ctx: RequestContext<'identity'>,
  { params: { domain } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const { orgId } = caller(ctx)
  const released = await ctx.tx
    .deleteFrom('identity.email_domain')
    .where('org_id', '=', orgId)
    .where('domain', '=', domain)
    .returning('domain')
    .executeTakeFirst()
  if (!released) throw notFound()
  await ctx.emit(membersChanged, { orgId })
  return {}
}
