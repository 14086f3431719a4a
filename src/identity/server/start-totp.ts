import type { Reply } from '#platform/endpoint.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { User } from '../contract.ts'
import type { startTotp as endpoint } from '../second-factor-contract.ts'
import { newTotpSecret, totpContext, totpUriOf } from './totp.ts'

export async function startTotp(ctx: RequestContext<'identity'>): Promise<Reply<typeof endpoint>> {
  const { orgId, personId, user } = caller(ctx)
  const secret = newTotpSecret()
  const setup = { secret_sealed: await ctx.kms.seal(secret, totpContext(personId)), created_at: ctx.now }
  await ctx.tx
    .insertInto('identity.totp_setup')
    .values({ org_id: orgId, person_id: personId, ...setup })
    .onConflict((same) => same.columns(['org_id', 'person_id']).doUpdateSet(setup))
    .execute()
  return { secret, uri: totpUriOf((user as User).email, secret) }
}
