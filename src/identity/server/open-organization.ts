/** A new organization with a billing identifier that people can read out on the telephone. */
import { randomInt } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'

/** Crockford's base 32: no letter that looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const newCompanyId = () => `QB-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`

type NewOrganization = {
  readonly id: string
  readonly companyName: string
  readonly country: string
  readonly vatNumber?: string | undefined
}

/** The transaction must be in the organization already (`enterOrganization`). */
export async function openOrganization(
  ctx: Pick<Context<'identity'>, 'tx'>,
  { id, companyName, country, vatNumber }: NewOrganization,
  draw: () => string = newCompanyId,
): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const made = await ctx.tx
      .insertInto('identity.organization')
      .values({ id, company_name: companyName, company_id: draw(), country, vat_number: vatNumber ?? null })
      .onConflict((conflict) => conflict.column('company_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) return
  }
  throw new Error('No free billing identifier was found')
}
