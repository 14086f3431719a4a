/** A person goes over to another organization: factors come along, sessions, tokens and open requests do not. */
import { endSessionsOf } from './end-sessions-of.ts'
import { revokeTokensOf, type StaffContext, type Target } from './staff-act.ts'

export async function movePerson(
  ctx: StaffContext,
  target: Pick<Target, 'id' | 'orgId'>,
  to: { readonly orgId: string; readonly orgRole: Target['orgRole'] },
): Promise<void> {
  await endSessionsOf(ctx, target)
  await revokeTokensOf(ctx, target)
  const { id, orgId } = target
  await ctx.tx.deleteFrom('identity.mail_link').where('org_id', '=', orgId).where('person_id', '=', id).execute()
  await ctx.tx
    .updateTable('identity.promotion_request')
    .set({ state: 'withdrawn', decided_at: ctx.now })
    .where('org_id', '=', orgId)
    .where('person_id', '=', id)
    .where('state', '=', 'pending')
    .execute()
  await ctx.tx
    .updateTable('identity.person')
    .set({ org_id: to.orgId, org_role: to.orgRole })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}
