import type { Input, Reply } from '#platform/endpoint.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { say } from '#platform/text.ts'
import { type setSecondFactorPolicy as endpoint, organizationSecured } from '../organization-contract.ts'
import { readPasskeys, readTotp } from './factors.ts'
import { getOrganizationSecurity } from './get-organization-security.ts'
import { refuseIf } from './membership.ts'

const yoursFirst = say(
  'Set up your own second factor first, under Security.',
  'Configurez d’abord votre propre second facteur, sous Sécurité.',
)

export async function setSecondFactorPolicy(
  ctx: RequestContext<'identity'>,
  { body: { requireSecondFactor } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { orgId } = caller(ctx)
  // Who demands it of others shows that it can be done.
  const hasOne = Boolean(await readTotp(ctx)) || (await readPasskeys(ctx)).length > 0
  if (requireSecondFactor && !hasOne) refuseIf(yoursFirst)
  await ctx.tx
    .updateTable('identity.organization')
    .set({ require_second_factor: requireSecondFactor, updated_at: ctx.now })
    .where('id', '=', orgId)
    .execute()
  await ctx.emit(organizationSecured, { orgId, requireSecondFactor })
  return getOrganizationSecurity(ctx)
}
