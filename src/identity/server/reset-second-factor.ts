import type { Input } from '#platform/endpoint.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import type { resetSecondFactor as endpoint } from '../staff-contract.ts'
import { endSessionsOf } from './end-sessions-of.ts'
import { type StaffContext, type Target, targetToActOn } from './staff-act.ts'
import { secondFactorResetMail } from './staff-mails.ts'

export async function resetSecondFactor(
  ctx: StaffContext,
  { params: { id }, body: { reason } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const target = await targetToActOn(ctx, id)
  for (const table of ['identity.totp', 'identity.totp_setup', 'identity.recovery_code', 'identity.passkey'] as const) {
    await ctx.tx.deleteFrom(table).where('org_id', '=', target.orgId).where('person_id', '=', id).execute()
  }
  await endSessionsOf(ctx, target)
  for (const reader of [target, ...(await otherOwnersOf(ctx, target))]) {
    await ctx.enqueue(sendMail, secondFactorResetMail(reader, target.name, reason))
  }
  return {}
}

function otherOwnersOf(ctx: StaffContext, { id, orgId }: Target) {
  return ctx.tx
    .selectFrom('identity.person')
    .select(['name', 'email', 'language'])
    .where('org_id', '=', orgId)
    .where('org_role', '=', 'owner')
    .where('state', '=', 'active')
    .where('id', '<>', id)
    .execute()
}
