/** Is this code right? For signing in and for confirming: the limit comes first, and a code never works twice. */
import { kept, Problem } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { say } from '#platform/text.ts'
import { countRecoveryCodes, recoveryCodeIn, spendRecoveryCode } from './recovery-codes.ts'
import { tellRecoveryCodeUsed } from './second-factor-mails.ts'
import { totpContext, totpStepOf } from './totp.ts'

export const wrongCode = () =>
  new Problem(
    400,
    'wrong_code',
    say(
      'This code is not right, or it was used before. Wait for the next one and try again.',
      'Ce code est incorrect ou a déjà servi. Attendez le suivant, puis réessayez.',
    ),
  )

export async function checkCode(ctx: RequestContext<'identity'>, typed: string): Promise<void> {
  const person = caller(ctx)
  await ctx.spend('account', person.personId)
  if (await isCodeOfApp(ctx, typed.replace(/[\s-]/g, ''))) {
    ctx.audit({ detail: { with: 'authenticator app' } })
    return
  }
  const code = recoveryCodeIn(typed)
  if (code && (await spendRecoveryCode(ctx, person, code))) {
    ctx.audit({ detail: { with: 'recovery code' } })
    await tellRecoveryCodeUsed(ctx, await countRecoveryCodes(ctx, person))
    return
  }
  ctx.audit({ detail: { refused: 'wrong code' } })
  throw kept(wrongCode())
}

async function isCodeOfApp(ctx: RequestContext<'identity'>, code: string): Promise<boolean> {
  const { personId, orgId } = caller(ctx)
  const totp = await ctx.tx
    .selectFrom('identity.totp')
    .select('secret_sealed')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!totp) return false
  const step = totpStepOf(await ctx.kms.open(totp.secret_sealed, totpContext(personId)), code, ctx.now)
  if (step === undefined) return false
  // Of two requests with the same code at the same moment, one finds the step already taken.
  const taken = await ctx.tx
    .updateTable('identity.totp')
    .set({ last_step: String(step), last_used_at: ctx.now })
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('last_step', '<', String(step))
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}
