import type { Input } from '#platform/endpoint.ts'
import { conflict } from '#platform/problem.ts'
import { say } from '#platform/text.ts'
import type { resendRegistrationMail as endpoint } from '../staff-decision-contract.ts'
import { askForLink } from './send-link.ts'
import { type StaffContext, targetOf } from './staff-act.ts'

const proved = say('This address is verified already.', 'Cette adresse est déjà vérifiée.')

export async function resendRegistrationMail(
  ctx: StaffContext,
  { params: { id } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const target = await targetOf(ctx, id)
  if (target.emailVerified) throw conflict(proved, 'address_proved')
  await askForLink(ctx, 'verify-email', target.email)
  return {}
}
