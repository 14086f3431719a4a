import { caller, type RequestContext } from '#platform/server/context.ts'
import type { SecondFactor } from '../second-factor-contract.ts'
import { isRequired, readPasskeys, readTotp } from './factors.ts'
import { passkeyOf } from './passkey-of.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

export async function getSecondFactor(ctx: RequestContext<'identity'>): Promise<SecondFactor> {
  const [required, totp, passkeys, recoveryCodesLeft] = await Promise.all([
    isRequired(ctx),
    readTotp(ctx),
    readPasskeys(ctx),
    countRecoveryCodes(ctx, caller(ctx)),
  ])
  return {
    required,
    enabled: Boolean(totp) || passkeys.length > 0,
    totp: totp?.confirmed_at
      ? { since: totp.confirmed_at.toISOString(), lastUsedAt: totp.last_used_at?.toISOString() ?? null }
      : null,
    recoveryCodesLeft,
    passkeys: passkeys.map(passkeyOf),
  }
}
