import { notFound } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { lockFactors, settleFactors } from './factors.ts'
import { tellTotpRemoved } from './second-factor-mails.ts'

export async function removeTotp(ctx: RequestContext<'identity'>): Promise<Record<string, never>> {
  const { orgId, personId } = caller(ctx)
  await lockFactors(ctx)
  const removed = await ctx.tx
    .deleteFrom('identity.totp')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (!removed.numDeletedRows) throw notFound()
  await settleFactors(ctx)
  await tellTotpRemoved(ctx)
  return {}
}
