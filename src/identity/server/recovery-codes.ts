/** Ten codes for the day when phone and passkey are away: shown once, kept as fingerprints, each good for one use. */
import { randomInt } from 'node:crypto'
import type { RequestContext } from '#platform/server/context.ts'

const howMany = 10
/** Crockford's base32: no I, L, O and U, so that a code read from paper is typed right. Ten letters are 50 bits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10

type Person = { readonly personId: string; readonly orgId: string }

const newCode = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
const shown = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`
const contextOf = (personId: string) => `${personId}|recovery-code`

/** What somebody typed, in the form that is kept; undefined when it cannot be a recovery code. */
export function recoveryCodeIn(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return plain.length === length && [...plain].every((letter) => letters.includes(letter)) ? plain : undefined
}

/** New ones in place of all old ones. */
export async function makeRecoveryCodes(
  ctx: RequestContext<'identity'>,
  { personId, orgId }: Person,
): Promise<string[]> {
  await removeRecoveryCodes(ctx, { personId, orgId })
  const codes = Array.from({ length: howMany }, newCode)
  const prints = await Promise.all(codes.map((code) => ctx.kms.fingerprint(code, contextOf(personId))))
  await ctx.tx
    .insertInto('identity.recovery_code')
    .values(prints.map((code_hash) => ({ org_id: orgId, person_id: personId, code_hash })))
    .execute()
  return codes.map(shown)
}

export async function removeRecoveryCodes(ctx: RequestContext<'identity'>, { personId, orgId }: Person): Promise<void> {
  await ctx.tx
    .deleteFrom('identity.recovery_code')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .execute()
}

/** True once: whoever comes second with the same code, even at the same moment, is refused. */
export async function spendRecoveryCode(
  ctx: RequestContext<'identity'>,
  { personId, orgId }: Person,
  code: string,
): Promise<boolean> {
  const spent = await ctx.tx
    .updateTable('identity.recovery_code')
    .set({ used_at: ctx.now })
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('code_hash', '=', await ctx.kms.fingerprint(code, contextOf(personId)))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return spent.numUpdatedRows === 1n
}

export async function countRecoveryCodes(
  ctx: RequestContext<'identity'>,
  { personId, orgId }: Person,
): Promise<number> {
  const { left } = await ctx.tx
    .selectFrom('identity.recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}
