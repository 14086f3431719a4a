import { sql } from 'kysely'
import type { Input, Reply } from '#platform/endpoint.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { listMembers as endpoint } from '../organization-contract.ts'
import { may } from '../permissions.ts'
import { callerOf, countOwners } from './membership.ts'
import { patternOf } from './pattern-of.ts'

const isMember = sql<boolean>`p.state in ('active', 'locked')`

export async function listMembers(
  ctx: RequestContext<'identity'>,
  { query: { search, orgRole, after, limit } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const manages = may(callerOf(ctx), 'members:manage')
  let people = ctx.tx
    .selectFrom('identity.person as p')
    .leftJoin('identity.promotion_request as r', (join) =>
      join
        .onRef('r.org_id', '=', 'p.org_id')
        .onRef('r.person_id', '=', 'p.id')
        .on('r.state', '=', 'pending')
        .on('r.kind', '=', 'organization'),
    )
    .select(['p.id', 'p.name', 'p.email', 'p.org_role', 'p.role', 'p.state', 'p.created_at', 'p.last_seen_at'])
    .select(['r.wanted_role', 'r.reason', 'r.created_at as asked_at'])
    .select(
      sql<boolean>`exists (select from identity.totp t where t.org_id = p.org_id and t.person_id = p.id
        and t.confirmed_at is not null) or exists (select from identity.passkey k where k.org_id = p.org_id
        and k.person_id = p.id)`.as('has_second_factor'),
    )
    .where('p.org_id', '=', caller(ctx).orgId)
    .where(isMember)
    .orderBy('p.id')
    .limit(limit + 1)
  if (orgRole) people = people.where('p.org_role', '=', orgRole)
  if (after) people = people.where('p.id', '>', after)
  if (search)
    people = people.where(sql<boolean>`(p.name ilike ${patternOf(search)} or p.email ilike ${patternOf(search)})`)
  const rows = await people.execute()
  const page = rows.slice(0, limit)
  return {
    members: page.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      orgRole: row.org_role,
      role: row.role,
      state: row.state === 'locked' ? 'locked' : 'active',
      joinedAt: row.created_at.toISOString(),
      lastSeenAt: manages ? (row.last_seen_at?.toISOString() ?? null) : null,
      hasSecondFactor: manages ? row.has_second_factor : null,
      asksFor:
        manages && row.wanted_role && row.asked_at
          ? { orgRole: row.wanted_role, reason: row.reason ?? '', at: row.asked_at.toISOString() }
          : null,
    })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    total: await countMembers(ctx),
    owners: await countOwners(ctx),
  }
}

async function countMembers(ctx: RequestContext<'identity'>): Promise<number> {
  const { total } = await ctx.tx
    .selectFrom('identity.person as p')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('p.org_id', '=', caller(ctx).orgId)
    .where(isMember)
    .executeTakeFirstOrThrow()
  return total
}
