/** Signing in without a password as a seeded person: registered in development only. */
import { sql } from 'kysely'
import type { Input, Reply } from '#platform/endpoint.ts'
import { notFound } from '#platform/problem.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { devLogin as endpoint, listDevPeople as listEndpoint, User } from '../contract.ts'
import { startSession } from './start-session.ts'

/** The list spans organizations, which no request of production ever does. */
async function seededPeople(ctx: RequestContext<'identity'>) {
  await sql`select set_config('quai.scope', 'system', true)`.execute(ctx.tx)
  return ctx.tx
    .selectFrom('identity.person as p')
    .innerJoin('identity.organization as o', 'o.id', 'p.org_id')
    .selectAll('p')
    .select(['o.company_name', 'o.company_id'])
    .orderBy('p.id')
    .limit(50)
}

export async function listDevPeople(ctx: RequestContext<'identity'>): Promise<Reply<typeof listEndpoint>> {
  return (await (await seededPeople(ctx)).execute()).map(userOf)
}

export async function devLogin(
  ctx: RequestContext<'identity'>,
  { body: { personId } }: Input<typeof endpoint>,
): Promise<User> {
  const person = await (await seededPeople(ctx)).where('p.id', '=', personId).executeTakeFirst()
  if (!person) throw notFound()
  await startSession(ctx, { id: person.id, orgId: person.org_id })
  return userOf(person)
}

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof seededPeople>>['execute']>>[number]

const userOf = (row: Person): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  name: row.name,
  companyName: row.company_name,
  companyId: row.company_id,
  role: row.role,
  orgRole: row.org_role,
  emailVerified: row.email_verified,
  language: row.language,
})
