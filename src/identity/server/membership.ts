/** What every act on a member begins with: the organization held still, the member, and how many owners there are. */
import { sql } from 'kysely'
import { forbidden, notFound } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { Text } from '#platform/text.ts'
import type { User } from '../contract.ts'

type Ctx = RequestContext<'identity'>

export const callerOf = (ctx: Ctx) => caller(ctx).user as User

/** A rule says no: the sentence is the one that the disabled button shows. */
export function refuseIf(reason: Text | undefined): void {
  if (reason) throw forbidden(reason, 'not_possible')
}

/** Two owners who demote each other at once wait for each other here, and the second finds one owner left. */
export async function holdOrganization(ctx: Ctx): Promise<{ owners: number; companyName: string; country: string }> {
  const { orgId } = caller(ctx)
  const organization = await ctx.tx
    .selectFrom('identity.organization')
    .select(['company_name', 'country'])
    .where('id', '=', orgId)
    .forUpdate()
    .executeTakeFirst()
  if (!organization) throw notFound()
  return {
    owners: await countOwners(ctx),
    companyName: organization.company_name,
    country: organization.country,
  }
}

export async function countOwners(ctx: Ctx): Promise<number> {
  const { owners } = await ctx.tx
    .selectFrom('identity.person')
    .select(sql<number>`count(*)::int`.as('owners'))
    .where('org_id', '=', caller(ctx).orgId)
    .where('org_role', '=', 'owner')
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  return owners
}

export type FoundMember = Awaited<ReturnType<typeof memberOf>>

/** Somebody who asks to join, or was refused, is no member. */
export async function memberOf(ctx: Ctx, id: string) {
  const { orgId } = caller(ctx)
  const member = await ctx.tx
    .selectFrom('identity.person')
    .select(['id', 'org_id as orgId', 'name', 'email', 'language', 'role', 'org_role as orgRole', 'state'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (member?.state !== 'active' && member?.state !== 'locked') throw notFound()
  return { ...member, state: member.state }
}
