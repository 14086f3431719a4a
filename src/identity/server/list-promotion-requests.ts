import { sql } from 'kysely'
import type { Input, Reply } from '#platform/endpoint.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { listPromotionRequests as endpoint, PromotionRow } from '../staff-decision-contract.ts'
import { pageSizes } from '../staff-words.ts'
import { cursorOf, idOfCursor } from './cursor.ts'
import { peopleWith } from './search-words.ts'

type Query = Input<typeof endpoint>['query']
const countedUpTo = 1000

export async function listPromotionRequests(
  ctx: RequestContext<'identity'>,
  { query }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const limit = query.limit ?? pageSizes.usual
  const rows = await page(ctx, query, limit + 1)
  const requests = rows.slice(0, limit)
  const last = requests.at(-1)
  return {
    requests: requests.map(({ createdAt, decidedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
    next: rows.length > limit && last ? cursorOf(last.id) : null,
    counts: await countsOf(ctx),
  }
}

type Row = Omit<PromotionRow, 'createdAt' | 'decidedAt'> & { createdAt: Date; decidedAt: Date | null }

async function page(ctx: RequestContext<'identity'>, query: Query, limit: number): Promise<Row[]> {
  const state = query.state ?? 'pending'
  const after = idOfCursor(query.after)
  const found = peopleWith(query.search)
  const further = state === 'pending' ? sql`r.id > ${after}::uuid` : sql`r.id < ${after}::uuid`
  const conditions = [
    sql`r.state = ${state}`,
    ...(query.kind ? [sql`r.kind = ${query.kind}`] : []),
    ...(found ? [sql`r.person_id in (${found})`] : []),
    ...(after ? [further] : []),
  ]
  const { rows } = await sql<Row>`
    select r.id, r.person_id as "personId", p.name, p.email, o.company_name as "companyName", r.kind,
           r.role_before as "roleBefore", r.wanted_role as "wantedRole", r.reason, r.state,
           r.decided_by_name as "decidedByName", r.decision_reason as "decisionReason",
           r.created_at as "createdAt", r.decided_at as "decidedAt"
      from identity.promotion_request r
      join identity.person p on p.org_id = r.org_id and p.id = r.person_id
      join identity.organization o on o.id = r.org_id
     where ${sql.join(conditions, sql` and `)}
     order by r.id ${state === 'pending' ? sql`asc` : sql`desc`} limit ${limit}`.execute(ctx.tx)
  return rows
}

async function countsOf(ctx: RequestContext<'identity'>) {
  const count = (state: PromotionRow['state']) =>
    sql`(select count(*)::int from (select from identity.promotion_request r where r.state = ${state}
          limit ${countedUpTo}) c)`
  const { rows } = await sql<Reply<typeof endpoint>['counts']>`
    select ${count('pending')} as pending, ${count('approved')} as approved, ${count('refused')} as refused,
           ${count('withdrawn')} as withdrawn`.execute(ctx.tx)
  return rows[0] ?? { pending: 0, approved: 0, refused: 0, withdrawn: 0 }
}
