/** Spends the link of a registration or of a new address. */
import type { Input } from '#platform/endpoint.ts'
import { conflict } from '#platform/problem.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { sendMail } from '#platform/server/send-mail.ts'
import { say } from '#platform/text.ts'
import { accountChanged, type verifyEmail as endpoint } from '../account-contract.ts'
import { joinRequestMail } from './account-mails.ts'
import { findCredentials } from './find-credentials.ts'
import { spendLink } from './spend-link.ts'

export async function verifyEmail(
  ctx: RequestContext<'identity'>,
  { body: { token } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const { link, person } = await spendLink(ctx, token, ['verify-email', 'change-email'])
  if (link.purpose === 'change-email') {
    if (await findCredentials(ctx, link.email)) throw taken()
    ctx.audit({ detail: { from: person.email, to: link.email } })
  }
  await ctx.tx
    .updateTable('identity.person')
    .set({ email: link.email, email_verified: true })
    .where('org_id', '=', link.orgId)
    .where('id', '=', link.personId)
    .execute()
    .catch((error: { code?: string }) => {
      // somebody took the address between the question and the change
      throw error.code === '23505' ? taken() : error
    })
  await ctx.emit(accountChanged, { personId: link.personId })
  if (person.state === 'joining') await tellManagers(ctx, link.orgId, person)
  return {}
}

/** Only now: an unverified address would let anybody ask in somebody else's name. */
async function tellManagers(
  ctx: RequestContext<'identity'>,
  orgId: string,
  { name, email, company }: { name: string; email: string; company: string },
): Promise<void> {
  const managers = await ctx.tx
    .selectFrom('identity.person')
    .select(['email', 'name', 'language'])
    .where('org_id', '=', orgId)
    .where('org_role', 'in', ['owner', 'admin'])
    .where('state', '=', 'active')
    .execute()
  const url = `${ctx.publicUrl}/settings/members`
  for (const manager of managers) {
    await ctx.enqueue(sendMail, joinRequestMail(manager, { name, email, company, url }))
  }
}

const taken = () =>
  conflict(
    say(
      'This address belongs to another account in the meantime.',
      'Entre-temps, cette adresse appartient à un autre compte.',
    ),
    'address_taken',
  )
