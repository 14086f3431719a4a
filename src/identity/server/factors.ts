/** Which second factors a person has, and what follows when the last one goes. */
import { conflict } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { say } from '#platform/text.ts'
import { removeRecoveryCodes } from './recovery-codes.ts'

type Context = RequestContext<'identity'>

/** The organization asks it of everybody, and staff cannot work without. */
export async function isRequired(ctx: Context): Promise<boolean> {
  const { orgId, isStaff } = caller(ctx)
  const organization = await ctx.tx
    .selectFrom('identity.organization')
    .select('require_second_factor')
    .where('id', '=', orgId)
    .executeTakeFirst()
  return isStaff || Boolean(organization?.require_second_factor)
}

export async function readTotp(ctx: Context) {
  const { orgId, personId } = caller(ctx)
  return ctx.tx
    .selectFrom('identity.totp')
    .select(['confirmed_at', 'last_used_at'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
}

export async function readPasskeys(ctx: Context) {
  const { orgId, personId } = caller(ctx)
  return ctx.tx
    .selectFrom('identity.passkey')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'last_used_at'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()
}

/** Changes of one person's factors come one after the other: two removals at once could each leave the other's factor. */
export async function lockFactors(ctx: Context): Promise<void> {
  const { orgId, personId } = caller(ctx)
  await ctx.tx
    .selectFrom('identity.person')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .forUpdate()
    .execute()
}

/** After a removal: the last factor goes only where none is required, and its recovery codes go with it. */
export async function settleFactors(ctx: Context): Promise<void> {
  if ((await readTotp(ctx)) || (await readPasskeys(ctx)).length) return
  if (await isRequired(ctx)) {
    throw conflict(
      say(
        'A second factor is required of you. Add another one before you remove this one.',
        'Un second facteur est exigé pour votre compte. Ajoutez-en un autre avant de retirer celui-ci.',
      ),
      'second_factor_required',
    )
  }
  await removeRecoveryCodes(ctx, caller(ctx))
}
