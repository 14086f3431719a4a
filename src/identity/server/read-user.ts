/** A person as GET /api/user answers them. */
import { notFound } from '#platform/problem.ts'
import type { Context } from '#platform/server/context.ts'
import type { User } from '../contract.ts'

export async function readUser(ctx: Pick<Context<'identity'>, 'tx'>, orgId: string, personId: string): Promise<User> {
  const row = await ctx.tx
    .selectFrom('identity.person as p')
    .innerJoin('identity.organization as o', 'o.id', 'p.org_id')
    .select(['p.id', 'p.username', 'p.email', 'p.name', 'p.role', 'p.org_role', 'p.email_verified', 'p.language'])
    .select(['o.company_name', 'o.company_id'])
    .where('p.org_id', '=', orgId)
    .where('p.id', '=', personId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return {
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
  }
}
