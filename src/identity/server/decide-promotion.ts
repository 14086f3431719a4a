import { z } from 'zod/mini'
import type { Input } from '#platform/endpoint.ts'
import { conflict, notFound } from '#platform/problem.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import { say } from '#platform/text.ts'
import { orgRoles, staffRoles } from '../permissions.ts'
import { orgRoleWords, staffRoleWords } from '../role-words.ts'
import type { decidePromotion as endpoint } from '../staff-decision-contract.ts'
import { staffCan } from '../staff-rules.ts'
import { setRoles } from './change-role.ts'
import { actorOf, refuseIf, type StaffContext, type Target, targetOf } from './staff-act.ts'
import { promotionDecidedMail } from './staff-decision-mails.ts'

const decidedMeanwhile = say('This request is decided already.', 'Cette demande est déjà traitée.')
const roleMeanwhile = say(
  'The role of this person has changed since they asked. Refuse the request, so that they can ask again.',
  'Le rôle de cette personne a changé depuis sa demande. Refusez-la, pour qu’elle puisse la refaire.',
)

export async function decidePromotion(
  ctx: StaffContext,
  { params: { id }, body: { decision, reason } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const request = await ctx.tx
    .selectFrom('identity.promotion_request')
    .select(['id', 'person_id', 'org_id', 'kind', 'role_before', 'wanted_role', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!request) throw notFound()
  const actor = actorOf(ctx)
  refuseIf(staffCan.decidePromotion(actor, { personId: request.person_id, kind: request.kind }))
  if (request.state !== 'pending') throw conflict(decidedMeanwhile, 'decided')
  const target = await targetOf(ctx, request.person_id)
  const approved = decision === 'approve'
  const roles = wanted(request)
  if (approved) await give(ctx, target, request.role_before, roles)
  await ctx.tx
    .updateTable('identity.promotion_request')
    .set({
      state: approved ? 'approved' : 'refused',
      decided_by: actor.id,
      decided_by_name: actor.name,
      decision_reason: reason,
      decided_at: ctx.now,
    })
    .where('org_id', '=', request.org_id)
    .where('id', '=', id)
    .execute()
  ctx.audit({ detail: { kind: request.kind, wantedRole: request.wanted_role, request: id } })
  const words = 'role' in roles ? staffRoleWords[roles.role] : orgRoleWords[roles.orgRole]
  await ctx.enqueue(sendMail, promotionDecidedMail(target, words, { approved, reason }))
  return {}
}

type Wanted = { readonly role: Target['role'] } | { readonly orgRole: Target['orgRole'] }

function wanted({ kind, wanted_role }: { kind: 'organization' | 'staff'; wanted_role: string }): Wanted {
  return kind === 'staff'
    ? { role: z.parse(z.enum(staffRoles), wanted_role) }
    : { orgRole: z.parse(z.enum(orgRoles), wanted_role) }
}

async function give(ctx: StaffContext, target: Target, roleBefore: string, roles: Wanted): Promise<void> {
  const roleNow = 'role' in roles ? target.role : target.orgRole
  if (roleNow !== roleBefore) throw conflict(roleMeanwhile, 'role_changed')
  await setRoles(ctx, target, roles)
}
