/**
 * Somebody is no longer a member. A person belongs to exactly one organization, so they go on as the owner of a new, empty
 * one: the account, its factors and its address stay theirs, sessions and tokens end.
 */
import { sql } from 'kysely'
import { newId } from '#platform/ids.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { memberRemoved } from '../organization-contract.ts'
import { movePerson } from './move-person.ts'
import { openOrganization } from './open-organization.ts'

type Member = { readonly id: string; readonly orgId: string; readonly name: string }

export async function goOnAlone(ctx: RequestContext<'identity'>, member: Member, country: string): Promise<void> {
  const { personId, name } = caller(ctx)
  const id = newId(ctx.now.getTime())
  const scope = await sql<{ scope: string }>`select current_setting('quai.scope', true) as scope`.execute(ctx.tx)
  // Two organizations are touched at once: the one that is left and the new one.
  await setScope(ctx, 'system')
  await openOrganization(ctx, { id, companyName: member.name, country })
  await movePerson(ctx, member, { orgId: id, orgRole: 'owner' })
  await setScope(ctx, scope.rows[0]?.scope ?? 'none')
  await ctx.emit(memberRemoved, { orgId: member.orgId, personId: member.id, by: { personId, name } })
}

const setScope = (ctx: RequestContext<'identity'>, scope: string) =>
  sql`select set_config('quai.scope', ${scope}, true)`.execute(ctx.tx)
