import type { Input } from '#platform/endpoint.ts'
import { conflict, invalid } from '#platform/problem.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import { say, type Text } from '#platform/text.ts'
import { orgRoleWords, staffRoleWords } from '../role-words.ts'
import type { changeRole as endpoint } from '../staff-contract.ts'
import { lastOwner, staffCan } from '../staff-rules.ts'
import { endSessionsOf } from './end-sessions-of.ts'
import { actorOf, othersIn, refuseIf, type StaffContext, type Target, targetOf } from './staff-act.ts'
import { roleChangedMail } from './staff-mails.ts'

type Roles = Partial<Pick<Target, 'role' | 'orgRole'>>

export async function changeRole(
  ctx: StaffContext,
  { params: { id }, body: { role, orgRole, reason } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const target = await targetOf(ctx, id)
  const actor = actorOf(ctx)
  if (role === undefined && orgRole === undefined) throw invalid()
  if (role !== undefined) refuseIf(staffCan.changeStaffRole(actor, target))
  if (orgRole !== undefined) refuseIf(staffCan.changeOrgRole(actor, target))
  const changes = {
    ...(role !== undefined && role !== target.role && { role }),
    ...(orgRole !== undefined && orgRole !== target.orgRole && { orgRole }),
  }
  if (Object.keys(changes).length > 0) await giveRoles(ctx, target, changes, reason)
  return {}
}

async function giveRoles(ctx: StaffContext, target: Target, { role, orgRole }: Roles, reason: string): Promise<void> {
  if (orgRole && target.orgRole === 'owner' && !(await othersIn(ctx, target)).owner) {
    throw conflict(lastOwner, 'last_owner')
  }
  ctx.audit({
    detail: { ...(role && { roleBefore: target.role }), ...(orgRole && { orgRoleBefore: target.orgRole }) },
  })
  await setRoles(ctx, target, { ...(role && { role }), ...(orgRole && { orgRole }) })
  await ctx.enqueue(sendMail, roleChangedMail(target, wordsOf(role, orgRole), reason))
}

/** A new staff role takes hold in a new session; an org role is read anew with every request. */
export async function setRoles(ctx: StaffContext, target: Target, { role, orgRole }: Roles): Promise<void> {
  await ctx.tx
    .updateTable('identity.person')
    .set({ ...(role && { role }), ...(orgRole && { org_role: orgRole }) })
    .where('org_id', '=', target.orgId)
    .where('id', '=', target.id)
    .execute()
  if (role) await endSessionsOf(ctx, target)
}

function wordsOf(role: Roles['role'], orgRole: Roles['orgRole']): Text {
  const words = [...(role ? [staffRoleWords[role]] : []), ...(orgRole ? [orgRoleWords[orgRole]] : [])]
  return say(words.map(({ en }) => en).join(', '), words.map(({ fr }) => fr).join(', '))
}
