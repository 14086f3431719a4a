import type { Input, Reply } from '#platform/endpoint.ts'
import { conflict, kept } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { say } from '#platform/text.ts'
import type { confirmTotp as endpoint } from '../second-factor-contract.ts'
import { wrongCode } from './check-code.ts'
import { lockFactors, readTotp } from './factors.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { tellTotpAdded, tellTotpReplaced } from './second-factor-mails.ts'
import { totpContext, totpStepOf } from './totp.ts'

const holds = 30 * 60_000

const startAgain = () =>
  conflict(
    say(
      'This setup is too old. Scan a new QR code, please.',
      'Cette configuration est trop ancienne. Veuillez scanner un nouveau code QR.',
    ),
    'setup_expired',
  )

export async function confirmTotp(
  ctx: RequestContext<'identity'>,
  { body: { code } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const person = caller(ctx)
  await ctx.spend('account', person.personId)
  await lockFactors(ctx)
  const sealed = await readSetup(ctx)
  const secret = await ctx.kms.open(sealed, totpContext(person.personId))
  const step = totpStepOf(secret, code.replace(/[\s-]/g, ''), ctx.now)
  if (step === undefined) {
    ctx.audit({ detail: { refused: 'wrong code' } })
    throw kept(wrongCode())
  }
  const before = await readTotp(ctx)
  await takeNewApp(ctx, sealed, step)
  await (before ? tellTotpReplaced(ctx) : tellTotpAdded(ctx))
  ctx.audit({ detail: { replaced: Boolean(before) } })
  return { recoveryCodes: await makeRecoveryCodes(ctx, person) }
}

async function readSetup(ctx: RequestContext<'identity'>): Promise<Buffer> {
  const { orgId, personId } = caller(ctx)
  const setup = await ctx.tx
    .selectFrom('identity.totp_setup')
    .select('secret_sealed')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('created_at', '>', new Date(ctx.now.getTime() - holds))
    .executeTakeFirst()
  if (!setup) throw startAgain()
  return setup.secret_sealed
}

/** The code that confirmed it is spent as well. */
async function takeNewApp(ctx: RequestContext<'identity'>, secret_sealed: Buffer, step: number): Promise<void> {
  const { orgId, personId } = caller(ctx)
  const totp = { secret_sealed, confirmed_at: ctx.now, last_step: String(step), last_used_at: null }
  await ctx.tx
    .insertInto('identity.totp')
    .values({ org_id: orgId, person_id: personId, ...totp })
    .onConflict((same) => same.columns(['org_id', 'person_id']).doUpdateSet(totp))
    .execute()
  await ctx.tx.deleteFrom('identity.totp_setup').where('org_id', '=', orgId).where('person_id', '=', personId).execute()
}
