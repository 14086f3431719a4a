import type { Input, Reply } from '#platform/endpoint.ts'
import { conflict } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { say } from '#platform/text.ts'
import type { claimDomain as endpoint } from '../joining-contract.ts'
import { membersChanged } from '../organization-contract.ts'
import { isPublicMailProvider } from '../public-mail-providers.ts'
import { callerOf, refuseIf } from './membership.ts'

const publicProvider = say(
  'Anybody can have an address there. Claim a domain of your organization.',
  'N’importe qui peut y avoir une adresse. Indiquez un domaine de votre organisation.',
)
const notYours = say(
  'You need a confirmed email address of this domain yourself.',
  'Vous devez vous-même avoir une adresse e-mail confirmée de ce domaine.',
)
const taken = say(
  'Another organization has claimed this domain. Please write to us if it is yours.',
  'Une autre organisation a déjà déclaré ce domaine. Écrivez-nous s’il est à vous.',
)
const tooMany = say(
  'An organization can claim up to 20 domains.',
  'Une organisation peut déclarer jusqu’à 20 domaines.',
)
const most = 20

export async function claimDomain(
  ctx: RequestContext<'identity'>,
  { body: { domain } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { orgId, personId, name } = caller(ctx)
  const { email, emailVerified } = callerOf(ctx)
  if (isPublicMailProvider(domain)) refuseIf(publicProvider)
  if (!emailVerified || email.slice(email.lastIndexOf('@') + 1) !== domain) refuseIf(notYours)
  const ours = await ctx.tx
    .selectFrom('identity.email_domain')
    .select(['domain', 'claimed_at'])
    .where('org_id', '=', orgId)
    .execute()
  const already = ours.find((one) => one.domain === domain)
  if (already) return { domain, claimedAt: already.claimed_at.toISOString(), claimedByName: name }
  if (ours.length >= most) refuseIf(tooMany)

  const made = await ctx.tx
    .insertInto('identity.email_domain')
    .values({ domain, org_id: orgId, claimed_by: personId, claimed_at: ctx.now })
    .onConflict((claimed) => claimed.doNothing())
    .returning('domain')
    .executeTakeFirst()
  if (!made) throw conflict(taken, 'domain_taken')
  ctx.audit({ object: domain })
  await ctx.emit(membersChanged, { orgId })
  return { domain, claimedAt: ctx.now.toISOString(), claimedByName: name }
}
