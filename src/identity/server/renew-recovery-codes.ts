import type { Reply } from '#platform/endpoint.ts'
import { conflict } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { say } from '#platform/text.ts'
import type { renewRecoveryCodes as endpoint } from '../second-factor-contract.ts'
import { lockFactors, readPasskeys, readTotp } from './factors.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { tellRecoveryCodesRenewed } from './second-factor-mails.ts'

export async function renewRecoveryCodes(ctx: RequestContext<'identity'>): Promise<Reply<typeof endpoint>> {
  await lockFactors(ctx)
  if (!(await readTotp(ctx)) && !(await readPasskeys(ctx)).length) {
    throw conflict(
      say(
        'Recovery codes stand in for a second factor. Set one up first.',
        'Les codes de récupération remplacent un second facteur. Configurez-en un d’abord.',
      ),
      'no_second_factor',
    )
  }
  const recoveryCodes = await makeRecoveryCodes(ctx, caller(ctx))
  await tellRecoveryCodesRenewed(ctx)
  return { recoveryCodes }
}
