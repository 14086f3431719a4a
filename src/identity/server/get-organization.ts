import { notFound } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { Organization } from '../contract.ts'

export async function getOrganization(ctx: RequestContext<'identity'>): Promise<Organization> {
  const row = await ctx.tx
    .selectFrom('identity.organization')
    .select(['id', 'company_name', 'company_id', 'country'])
    .where('id', '=', caller(ctx).orgId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return { id: row.id, companyName: row.company_name, companyId: row.company_id, country: row.country }
}
