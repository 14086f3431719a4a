/** A new session with a new token: the cookie holds the token, the table its hash. */
import { newId } from '#platform/ids.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { hashToken, newToken } from '#platform/server/http/cookies.ts'

const lastsAtMost = 30 * 24 * 3_600_000

export async function startSession(
  ctx: RequestContext<'identity'>,
  person: { readonly id: string; readonly orgId: string },
): Promise<void> {
  const token = newToken()
  const expiresAt = new Date(ctx.now.getTime() + lastsAtMost)
  await ctx.tx
    .insertInto('identity.session')
    .values({
      id: newId(ctx.now.getTime()),
      org_id: person.orgId,
      person_id: person.id,
      token_hash: hashToken(token),
      expires_at: expiresAt,
    })
    .execute()
  ctx.setSession({ token, expiresAt })
}
