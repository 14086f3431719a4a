/** What every act of staff on a person begins with: the person, held still, and whether this colleague may. */
import { conflict, forbidden, notFound } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { Text } from '#platform/text.ts'
import type { User } from '../contract.ts'
import { lastOwner, staffCan } from '../staff-rules.ts'

export type StaffContext = RequestContext<'identity'>
export type Target = NonNullable<Awaited<ReturnType<typeof read>>>

export function actorOf(ctx: StaffContext): Pick<User, 'id' | 'role' | 'name'> {
  return caller(ctx).user as User
}

/** The act is told in the log of the person's organization, where its owners read it. */
export async function targetOf(ctx: StaffContext, id: string): Promise<Target> {
  const target = await read(ctx, id)
  if (!target) throw notFound()
  ctx.audit({ orgId: target.orgId, object: id })
  return target
}

export async function targetToActOn(ctx: StaffContext, id: string): Promise<Target> {
  const target = await targetOf(ctx, id)
  refuseIf(staffCan.actOn(actorOf(ctx), target))
  return target
}

export function refuseIf(reason: Text | undefined): void {
  if (reason) throw forbidden(reason)
}

function read(ctx: StaffContext, id: string) {
  return ctx.tx
    .selectFrom('identity.person as p')
    .innerJoin('identity.organization as o', 'o.id', 'p.org_id')
    .select(['p.id', 'p.name', 'p.email', 'p.role', 'p.language', 'p.state', 'p.org_id as orgId'])
    .select(['p.org_role as orgRole', 'p.email_verified as emailVerified', 'o.company_name as companyName'])
    .where('p.id', '=', id)
    .forUpdate('p')
    .executeTakeFirst()
}

export async function revokeTokensOf(ctx: StaffContext, { id, orgId }: Pick<Target, 'id' | 'orgId'>): Promise<void> {
  await ctx.tx
    .updateTable('identity.api_token')
    .set({ revoked_at: ctx.now })
    .where('org_id', '=', orgId)
    .where('person_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Who else is there. The organization is held still, so that two acts do not take its last two owners. */
export async function othersIn(ctx: StaffContext, { id, orgId }: Target): Promise<{ any: boolean; owner: boolean }> {
  await ctx.tx.selectFrom('identity.organization').select('id').where('id', '=', orgId).forUpdate().execute()
  const other = (owner: boolean) =>
    ctx.tx
      .selectFrom('identity.person')
      .select('id')
      .where('org_id', '=', orgId)
      .where('id', '<>', id)
      .where('state', '=', 'active')
      .$if(owner, (query) => query.where('org_role', '=', 'owner'))
      .limit(1)
      .executeTakeFirst()
  return { any: Boolean(await other(false)), owner: Boolean(await other(true)) }
}

/** Refuses what would leave people behind in an organization that nobody owns. */
export async function refuseIfLastOwner(ctx: StaffContext, target: Target): Promise<void> {
  if (target.orgRole !== 'owner') return
  const others = await othersIn(ctx, target)
  if (others.any && !others.owner) throw conflict(lastOwner, 'last_owner')
}
