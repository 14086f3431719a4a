import { type RawBuilder, sql } from 'kysely'
import type { Input, Reply } from '#platform/endpoint.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { listUsers as endpoint, UserRow } from '../staff-contract.ts'
import { pageSizes } from '../staff-words.ts'
import { cursorOf, momentOfCursor } from './cursor.ts'
import { peopleWith } from './search-words.ts'

type Query = Input<typeof endpoint>['query']
type Row = Omit<UserRow, 'lastSeenAt'> & { lastSeenAt: Date | null; key: string }

/** Counting further would walk a million rows to tell staff what they cannot read anyway. */
const countedUpTo = 1000

const seen = sql`coalesce(p.last_seen_at, p.created_at)`
const hasNoFactor = sql`not exists (select from identity.totp t
    where t.org_id = p.org_id and t.person_id = p.id and t.confirmed_at is not null)
  and not exists (select from identity.passkey k where k.org_id = p.org_id and k.person_id = p.id)`

const filters: Record<NonNullable<Query['filter']>, RawBuilder<unknown>> = {
  staff: sql`p.role <> 'customer'`,
  'no-second-factor': sql`p.state = 'active' and ${hasNoFactor}`,
  locked: sql`p.state <> 'active' and p.state = 'locked'`,
  held: sql`p.state in ('held', 'joining')`,
  unverified: sql`not p.email_verified`,
}

export async function listUsers(
  ctx: RequestContext<'identity'>,
  { query }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const limit = query.limit ?? pageSizes.usual
  const rows = await page(ctx, query, limit + 1)
  const users = rows.slice(0, limit)
  const last = users.at(-1)
  return {
    users: users.map(({ key: _, ...row }) => ({ ...row, lastSeenAt: row.lastSeenAt?.toISOString() ?? null })),
    next: rows.length > limit && last ? cursorOf(last.key, last.id) : null,
    counts: await countsOf(ctx),
    organization: await organizationOf(ctx, query.organization),
  }
}

async function page(ctx: RequestContext<'identity'>, query: Query, limit: number): Promise<Row[]> {
  const after = momentOfCursor(query.after)
  const found = peopleWith(query.search)
  const conditions = [
    sql`true`,
    ...(found ? [sql`p.id in (${found})`] : []),
    ...(query.role ? [sql`p.role = ${query.role}`] : []),
    ...(query.organization ? [sql`p.org_id = ${query.organization}`] : []),
    ...(query.filter ? [filters[query.filter]] : []),
    ...(after ? [sql`(${seen}, p.id) < (${after.at}::timestamptz, ${after.id}::uuid)`] : []),
  ]
  const { rows } = await sql<Row>`
    select p.id, p.name, p.email, p.role, p.org_role as "orgRole", p.org_id as "orgId", o.company_name as "companyName",
           p.state, p.email_verified as "emailVerified",
           -- a session that began a moment ago has not told its person yet
           greatest(p.last_seen_at, (select max(s.last_seen_at) from identity.session s
              where s.org_id = p.org_id and s.person_id = p.id and s.state = 'active')) as "lastSeenAt",
           exists (select from identity.totp t where t.org_id = p.org_id and t.person_id = p.id
                    and t.confirmed_at is not null) as totp,
           (select count(*)::int from identity.passkey k where k.org_id = p.org_id and k.person_id = p.id) as passkeys,
           (select count(*)::int from identity.session s where s.org_id = p.org_id and s.person_id = p.id
               and s.state = 'active' and s.expires_at > ${ctx.now}) as sessions,
           to_char(${seen} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key
      from identity.person p join identity.organization o on o.id = p.org_id
     where ${sql.join(conditions, sql` and `)}
     order by ${seen} desc, p.id desc limit ${limit}`.execute(ctx.tx)
  return rows
}

async function countsOf(ctx: RequestContext<'identity'>) {
  const count = (condition: RawBuilder<unknown>) =>
    sql`(select count(*)::int from (select from identity.person p where ${condition} limit ${countedUpTo}) c)`
  const { rows } = await sql<Reply<typeof endpoint>['counts']>`
    select ${count(sql`true`)} as all, ${count(filters.staff)} as staff, ${count(filters.locked)} as locked,
           ${count(filters['no-second-factor'])} as "no-second-factor", ${count(filters.held)} as held,
           ${count(filters.unverified)} as unverified`.execute(ctx.tx)
  return rows[0] ?? { all: 0, staff: 0, locked: 0, 'no-second-factor': 0, held: 0, unverified: 0 }
}

async function organizationOf(ctx: RequestContext<'identity'>, id: string | undefined) {
  if (!id) return null
  const found = await ctx.tx
    .selectFrom('identity.organization')
    .select(['id', 'company_name as companyName'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? null
}
