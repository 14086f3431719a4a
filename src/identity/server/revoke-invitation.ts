import type { Input } from '#platform/endpoint.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { revokeInvitation as endpoint } from '../joining-contract.ts'
import { membersChanged } from '../organization-contract.ts'
import { openInvitation } from './open-invitation.ts'

export async function revokeInvitation(
  ctx: RequestContext<'identity'>,
  { params: { id } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const { org_id } = await openInvitation(ctx, id)
  await ctx.tx
    .updateTable('identity.invitation')
    .set({ revoked_at: ctx.now })
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .execute()
  await ctx.emit(membersChanged, { orgId: org_id })
  return {}
}
