import { sql } from 'kysely'
import type { Input, Reply } from '#platform/endpoint.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { listOrganizationUsers as endpoint } from '../staff-contract.ts'
import { cursorOf, idOfCursor } from './cursor.ts'
import { organizationsWith } from './search-words.ts'

type Query = Input<typeof endpoint>['query']
type Organization = Reply<typeof endpoint>['organizations'][number]
type Member = Organization['members'][number]

const usualPage = 10
/** Of one organization; the rest is in the list of all people, filtered by it. */
const mostMembers = 50

export async function listOrganizationUsers(
  ctx: RequestContext<'identity'>,
  { query }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const limit = query.limit ?? usualPage
  const rows = await page(ctx, query, limit + 1)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const members = await membersOf(
    ctx,
    shown.map(({ id }) => id),
  )
  return {
    organizations: shown.map(({ createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      members: members.get(row.id) ?? [],
    })),
    next: rows.length > limit && last ? cursorOf(last.id) : null,
  }
}

type Row = Omit<Organization, 'members' | 'createdAt'> & { createdAt: Date }

async function page(ctx: RequestContext<'identity'>, query: Query, limit: number): Promise<Row[]> {
  const after = idOfCursor(query.after)
  const found = organizationsWith(query.search)
  const conditions = [
    sql`o.closed_at is null`,
    ...(found ? [sql`o.id in (${found})`] : []),
    ...(query.organization ? [sql`o.id = ${query.organization}`] : []),
    ...(after ? [sql`o.id < ${after}::uuid`] : []),
  ]
  const { rows } = await sql<Row>`
    select o.id, o.company_name as "companyName", o.company_id as "companyId", o.country, o.created_at as "createdAt",
           (select count(*)::int from identity.person p where p.org_id = o.id) as "memberCount"
      from identity.organization o
     where ${sql.join(conditions, sql` and `)}
     order by o.id desc limit ${limit}`.execute(ctx.tx)
  return rows
}

async function membersOf(ctx: RequestContext<'identity'>, orgIds: readonly string[]): Promise<Map<string, Member[]>> {
  const { rows } = await sql<Omit<Member, 'lastSeenAt'> & { orgId: string; lastSeenAt: Date | null }>`
    select p.* from unnest(${orgIds}::uuid[]) as o (id)
     cross join lateral (
       select org_id as "orgId", id, name, email, role, org_role as "orgRole", state, last_seen_at as "lastSeenAt"
         from identity.person where org_id = o.id
        order by array_position(array['owner', 'admin', 'billing', 'developer', 'viewer'], org_role), id
        limit ${mostMembers}) p`.execute(ctx.tx)
  const members = new Map<string, Member[]>()
  for (const { orgId, lastSeenAt, ...row } of rows) {
    const list = members.get(orgId) ?? []
    list.push({ ...row, lastSeenAt: lastSeenAt?.toISOString() ?? null })
    members.set(orgId, list)
  }
  return members
}
