import type { Input } from '#platform/endpoint.ts'
import { notFound } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { type renameOrganization as endpoint, type Organization, organizationRenamed, type User } from '../contract.ts'

export async function renameOrganization(
  ctx: RequestContext<'identity'>,
  { body: { companyName } }: Input<typeof endpoint>,
): Promise<Organization> {
  const { orgId, user } = caller(ctx)
  const before = await ctx.tx
    .selectFrom('identity.organization')
    .select(['id', 'company_name', 'company_id', 'country'])
    .where('id', '=', orgId)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound()
  const after = { id: orgId, companyName, companyId: before.company_id, country: before.country }
  if (before.company_name === companyName) return after

  await ctx.tx
    .updateTable('identity.organization')
    .set({ company_name: companyName, updated_at: ctx.now })
    .where('id', '=', orgId)
    .execute()
  const { id: personId, name } = user as User
  await ctx.emit(organizationRenamed, {
    orgId,
    by: { personId, name },
    from: before.company_name,
    to: companyName,
    members: await membersOf(ctx, orgId),
  })
  return after
}

async function membersOf(ctx: RequestContext<'identity'>, orgId: string) {
  const people = await ctx.tx
    .selectFrom('identity.person')
    .select(['id', 'name', 'email', 'language', 'org_role'])
    .where('org_id', '=', orgId)
    .orderBy('id')
    .execute()
  return people.map(({ id, name, email, language, org_role }) => ({
    personId: id,
    name,
    email,
    language,
    owner: org_role === 'owner',
  }))
}
