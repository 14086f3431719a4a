import type { Input, Reply } from '#platform/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { conflict, forbidden } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { hashToken, newToken } from '#platform/server/http/cookies.ts'
import { say } from '#platform/text.ts'
import type { User } from '../contract.ts'
import { type createToken as endpoint, mostTokens } from '../token-contract.ts'
import { scopesOf } from '../token-scopes.ts'
import { lockFactors } from './factors.ts'
import { listTokens } from './list-tokens.ts'
import { tokenOf } from './token-of.ts'

const day = 24 * 3_600_000
/** Found by those who look for leaked secrets, and by people in their files. */
const prefix = 'qk_'

const tooWide = () =>
  forbidden(
    say(
      'A token cannot be given rights that you do not have yourself.',
      'Un jeton ne peut pas recevoir de droits que vous n’avez pas vous-même.',
    ),
  )
const enough = () =>
  conflict(
    say(
      `You have ${mostTokens} tokens already. Revoke one that you no longer use.`,
      `Vous avez déjà ${mostTokens} jetons. Révoquez-en un dont vous ne vous servez plus.`,
    ),
  )

export async function createToken(
  ctx: RequestContext<'identity'>,
  { body: { name, scopes, days } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { orgId, personId, user } = caller(ctx)
  const given = scopesOf(user as User)
  if (!scopes.every((scope) => given.includes(scope))) throw tooWide()
  await lockFactors(ctx)
  if ((await listTokens(ctx)).length >= mostTokens) throw enough()
  const token = `${prefix}${newToken()}`
  const row = {
    id: newId(ctx.now.getTime()),
    name,
    hint: token.slice(0, 9),
    scopes: [...new Set(scopes)],
    created_at: ctx.now,
    expires_at: new Date(ctx.now.getTime() + days * day),
    last_used_at: null,
  }
  await ctx.tx
    .insertInto('identity.api_token')
    .values({ ...row, org_id: orgId, person_id: personId, token_hash: hashToken(token) })
    .execute()
  ctx.audit({ object: row.id })
  return { ...tokenOf(row), token }
}
