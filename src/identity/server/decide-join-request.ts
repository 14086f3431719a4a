import type { Input } from '#platform/endpoint.ts'
import { notFound } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import type { decideJoinRequest as endpoint } from '../joining-contract.ts'
import { membersChanged } from '../organization-contract.ts'
import { memberCan } from '../rules.ts'
import { callerOf, refuseIf } from './membership.ts'
import { admittedMail, joinRefusedMail } from './organization-mails.ts'

export async function decideJoinRequest(
  ctx: RequestContext<'identity'>,
  { params: { id }, body }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const { orgId } = caller(ctx)
  const actor = callerOf(ctx)
  const person = await ctx.tx
    .selectFrom('identity.person')
    .select(['id', 'name', 'email', 'language', 'email_verified as emailVerified'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', '=', 'joining')
    .forUpdate()
    .executeTakeFirst()
  if (!person) throw notFound()
  ctx.audit({ detail: { name: person.name, email: person.email } })
  const decide = (change: { state: 'active' | 'refused'; org_role?: typeof actor.orgRole }) =>
    ctx.tx
      .updateTable('identity.person')
      .set({ ...change, state_reason: body.reason ?? null, state_at: ctx.now })
      .where('org_id', '=', orgId)
      .where('id', '=', id)
      .execute()
  if (body.decision === 'approve') {
    const orgRole = body.orgRole ?? 'viewer'
    refuseIf(memberCan.admit(actor, person, orgRole))
    await decide({ state: 'active', org_role: orgRole })
    await ctx.enqueue(sendMail, admittedMail(person, actor.companyName, `${ctx.publicUrl}/auth`))
  } else {
    await decide({ state: 'refused' })
    await ctx.enqueue(sendMail, joinRefusedMail(person, actor.companyName, body.reason))
  }
  await ctx.emit(membersChanged, { orgId })
  return {}
}
