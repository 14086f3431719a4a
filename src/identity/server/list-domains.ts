import type { Reply } from '#platform/endpoint.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { listDomains as endpoint } from '../joining-contract.ts'

export async function listDomains(ctx: RequestContext<'identity'>): Promise<Reply<typeof endpoint>> {
  const rows = await ctx.tx
    .selectFrom('identity.email_domain as d')
    .leftJoin('identity.person as p', (join) =>
      join.onRef('p.org_id', '=', 'd.org_id').onRef('p.id', '=', 'd.claimed_by'),
    )
    .select(['d.domain', 'd.claimed_at', 'p.name'])
    .where('d.org_id', '=', caller(ctx).orgId)
    .orderBy('d.domain')
    .execute()
  return {
    domains: rows.map(({ domain, claimed_at, name }) => ({
      domain,
      claimedAt: claimed_at.toISOString(),
      claimedByName: name,
    })),
  }
}
