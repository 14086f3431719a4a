import { type RawBuilder, sql } from 'kysely'
import type { Input, Reply } from '#platform/endpoint.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { listRegistrations as endpoint, Registration } from '../staff-decision-contract.ts'
import { pageSizes } from '../staff-words.ts'
import { cursorOf, idOfCursor } from './cursor.ts'
import { peopleWith } from './search-words.ts'

type Query = Input<typeof endpoint>['query']
const countedUpTo = 1000

/** The first that fits names the registration. */
const kinds: Record<Registration['kind'], RawBuilder<unknown>> = {
  held: sql`p.state = 'held' and p.state in ('held', 'joining')`,
  joining: sql`p.state = 'joining' and p.state in ('held', 'joining')`,
  unverified: sql`not p.email_verified and p.state = 'active'`,
}
const any = sql`(p.state in ('held', 'joining') or (not p.email_verified and p.state = 'active'))`

export async function listRegistrations(
  ctx: RequestContext<'identity'>,
  { query }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const limit = query.limit ?? pageSizes.usual
  const rows = await page(ctx, query, limit + 1)
  const registrations = rows.slice(0, limit)
  const last = registrations.at(-1)
  return {
    registrations: registrations.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    next: rows.length > limit && last ? cursorOf(last.id) : null,
    counts: await countsOf(ctx),
  }
}

type Row = Omit<Registration, 'createdAt'> & { createdAt: Date }

async function page(ctx: RequestContext<'identity'>, query: Query, limit: number): Promise<Row[]> {
  const after = idOfCursor(query.after)
  const found = peopleWith(query.search)
  const conditions = [
    query.kind ? kinds[query.kind] : any,
    ...(found ? [sql`p.id in (${found})`] : []),
    ...(after ? [sql`p.id > ${after}::uuid`] : []),
  ]
  const { rows } = await sql<Row>`
    select p.id, p.name, p.email, p.state, p.state_reason as "stateReason", p.email_verified as "emailVerified",
           p.created_at as "createdAt", o.company_name as "companyName", o.company_id as "companyId", o.country,
           case when p.state in ('held', 'joining') then p.state else 'unverified' end as kind
      from identity.person p join identity.organization o on o.id = p.org_id
     where ${sql.join(conditions, sql` and `)}
     order by p.id limit ${limit}`.execute(ctx.tx)
  return rows
}

async function countsOf(ctx: RequestContext<'identity'>) {
  const count = (condition: RawBuilder<unknown>) =>
    sql`(select count(*)::int from (select from identity.person p where ${condition} limit ${countedUpTo}) c)`
  const { rows } = await sql<Reply<typeof endpoint>['counts']>`
    select ${count(any)} as all, ${count(kinds.held)} as held, ${count(kinds.joining)} as joining,
           ${count(kinds.unverified)} as unverified`.execute(ctx.tx)
  return rows[0] ?? { all: 0, held: 0, joining: 0, unverified: 0 }
}
