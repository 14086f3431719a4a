import type { Input } from '#platform/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { conflict } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { say } from '#platform/text.ts'
import type { inviteMember as endpoint, Invitation } from '../joining-contract.ts'
import type { OrgRole } from '../permissions.ts'
import { memberCan } from '../rules.ts'
import { callerOf, refuseIf } from './membership.ts'
import { newLink, sendInvitation } from './send-invitation.ts'

const alreadyHere = say('This person is a member already.', 'Cette personne est déjà membre.')

/** Whether the address has an account in another organization is not told: the answer is the same. */
export async function inviteMember(
  ctx: RequestContext<'identity'>,
  { body: { email, orgRole, language } }: Input<typeof endpoint>,
): Promise<Invitation> {
  const { orgId, personId, name } = caller(ctx)
  refuseIf(memberCan.invite(callerOf(ctx), orgRole))
  const member = await ctx.tx
    .selectFrom('identity.person')
    .select('id')
    .where('org_id', '=', orgId)
    .where('email', '=', email)
    .executeTakeFirst()
  if (member) throw conflict(alreadyHere, 'already_member')
  await refuseIfAbove(ctx, email)

  const { token, hash, expiresAt } = newLink(ctx)
  const sent = {
    org_role: orgRole,
    invited_by: personId,
    invited_by_name: name,
    token_hash: hash,
    expires_at: expiresAt,
  }
  const row = await ctx.tx
    .insertInto('identity.invitation')
    .values({ id: newId(ctx.now.getTime()), org_id: orgId, email, created_at: ctx.now, ...sent })
    .onConflict((open) =>
      open
        .columns(['org_id', 'email'])
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .doUpdateSet(sent),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  ctx.audit({ object: row.id })
  return sendInvitation(ctx, row, token, language)
}

/** An admin does not replace an invitation that an owner wrote for an owner. */
async function refuseIfAbove(ctx: RequestContext<'identity'>, email: string): Promise<void> {
  const open = await ctx.tx
    .selectFrom('identity.invitation')
    .select('org_role')
    .where('org_id', '=', caller(ctx).orgId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (open) refuseIf(memberCan.invite(callerOf(ctx), open.org_role as OrgRole))
}
