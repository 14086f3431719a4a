import { sql } from 'kysely'
import type { Reply } from '#platform/endpoint.ts'
import { notFound } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { getOrganizationSecurity as endpoint } from '../organization-contract.ts'

export async function getOrganizationSecurity(ctx: RequestContext<'identity'>): Promise<Reply<typeof endpoint>> {
  const row = await ctx.tx
    .selectFrom('identity.organization as o')
    .select('o.require_second_factor')
    .select(
      sql<number>`(select count(*)::int from identity.person p where p.org_id = o.id and p.state = 'active'
        and not exists (select from identity.totp t where t.org_id = p.org_id and t.person_id = p.id
          and t.confirmed_at is not null)
        and not exists (select from identity.passkey k where k.org_id = p.org_id and k.person_id = p.id))`.as(
        'without',
      ),
    )
    .where('o.id', '=', caller(ctx).orgId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return { requireSecondFactor: row.require_second_factor, membersWithout: row.without }
}
