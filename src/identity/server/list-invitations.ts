import type { Input, Reply } from '#platform/endpoint.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { listInvitations as endpoint } from '../joining-contract.ts'
import { invitationOf } from './send-invitation.ts'

export async function listInvitations(
  ctx: RequestContext<'identity'>,
  { query: { after, limit } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  let open = ctx.tx
    .selectFrom('identity.invitation')
    .selectAll()
    .where('org_id', '=', caller(ctx).orgId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (after) open = open.where('id', '<', after)
  const rows = await open.execute()
  const page = rows.slice(0, limit)
  return {
    invitations: page.map((row) => invitationOf(row, ctx.now)),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}
