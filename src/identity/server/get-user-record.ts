import { sql } from 'kysely'
import type { Input } from '#platform/endpoint.ts'
import { notFound } from '#platform/problem.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { getUserRecord as endpoint, UserRecord } from '../staff-contract.ts'

const newestLines = 20

export async function getUserRecord(
  ctx: RequestContext<'identity'>,
  { params: { id } }: Input<typeof endpoint>,
): Promise<UserRecord> {
  const person = await personOf(ctx, id)
  if (!person) throw notFound()
  // The line goes to the log of the organization whose data it is.
  ctx.audit({ orgId: person.orgId, object: id })
  const protection = await protectionOf(ctx, person.orgId, id)
  const sessionList = await sessionsOf(ctx, person.orgId, id)
  return {
    ...person,
    ...protection,
    sessionList,
    sessions: sessionList.length,
    audit: await auditOf(ctx, person.orgId, id),
  }
}

async function personOf(ctx: RequestContext<'identity'>, id: string) {
  const row = await ctx.tx
    .selectFrom('identity.person as p')
    .innerJoin('identity.organization as o', 'o.id', 'p.org_id')
    .select(['p.id', 'p.name', 'p.email', 'p.username', 'p.role', 'p.language', 'p.state', 'p.org_id as orgId'])
    .select(['p.org_role as orgRole', 'p.email_verified as emailVerified', 'p.state_reason as stateReason'])
    .select(['p.state_at', 'p.last_seen_at', 'p.created_at'])
    .select(['o.company_name as companyName', 'o.company_id as companyId', 'o.country'])
    .select('o.require_second_factor as requireSecondFactor')
    .where('p.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { state_at, last_seen_at, created_at, ...rest } = row
  return {
    ...rest,
    stateAt: state_at?.toISOString() ?? null,
    lastSeenAt: last_seen_at?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
  }
}

type Protection = {
  totpSince: Date | null
  totpLastUsedAt: Date | null
  left: number
  all: number
  passkeyNames: string[]
  tokens: number
}

async function protectionOf(ctx: RequestContext<'identity'>, orgId: string, id: string) {
  const { rows } = await sql<Protection>`
    select t.confirmed_at as "totpSince", t.last_used_at as "totpLastUsedAt", c.left, c.all,
           array(select k.name from identity.passkey k where k.org_id = ${orgId} and k.person_id = ${id}
                  order by k.id) as "passkeyNames",
           (select count(*)::int from identity.api_token a where a.org_id = ${orgId} and a.person_id = ${id}
               and a.revoked_at is null and a.expires_at > ${ctx.now}) as tokens
      from (select count(*)::int as all, (count(*) filter (where used_at is null))::int as left
              from identity.recovery_code where org_id = ${orgId} and person_id = ${id}) c
      left join identity.totp t on t.org_id = ${orgId} and t.person_id = ${id} and t.confirmed_at is not null
  `.execute(ctx.tx)
  const [found] = rows
  const passkeyNames = found?.passkeyNames ?? []
  return {
    totp: Boolean(found?.totpSince),
    totpSince: found?.totpSince?.toISOString() ?? null,
    totpLastUsedAt: found?.totpLastUsedAt?.toISOString() ?? null,
    recoveryCodes: { left: found?.left ?? 0, all: found?.all ?? 0 },
    passkeyNames,
    passkeys: passkeyNames.length,
    tokens: found?.tokens ?? 0,
  }
}

async function sessionsOf(ctx: RequestContext<'identity'>, orgId: string, id: string) {
  const rows = await ctx.tx
    .selectFrom('identity.session')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', id)
    .where('state', '=', 'active')
    .where('expires_at', '>', ctx.now)
    .orderBy('last_seen_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }))
}

/** What this person did and what was done to them, the newest first. */
async function auditOf(ctx: RequestContext<'identity'>, orgId: string, id: string) {
  const rows = await ctx.tx
    .selectFrom('identity.audit_entry')
    .select(['seq', 'at', 'actor_name as actorName', 'actor_kind as actorKind', 'action'])
    .where('org_id', '=', orgId)
    .where((is) => is.or([is('actor_id', '=', id), is('object', '=', id)]))
    .orderBy('seq', 'desc')
    .limit(newestLines)
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
