import type { Input } from '#platform/endpoint.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { resendInvitation as endpoint, Invitation } from '../joining-contract.ts'
import { openInvitation } from './open-invitation.ts'
import { newLink, sendInvitation } from './send-invitation.ts'

export async function resendInvitation(
  ctx: RequestContext<'identity'>,
  { params: { id }, body: { language } }: Input<typeof endpoint>,
): Promise<Invitation> {
  const { personId, name } = caller(ctx)
  const { org_id } = await openInvitation(ctx, id)
  const { token, hash, expiresAt } = newLink(ctx)
  const row = await ctx.tx
    .updateTable('identity.invitation')
    .set({ token_hash: hash, expires_at: expiresAt, invited_by: personId, invited_by_name: name })
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return sendInvitation(ctx, row, token, language)
}
