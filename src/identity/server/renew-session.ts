/** The session of this request goes on under a new token: whoever knows the old one is left behind when rights rise. */
import { signedOut } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import { hashToken, newToken } from '#platform/server/http/cookies.ts'

const lastsAtMost = 30 * 24 * 3_600_000

/** They showed again that it is them. */
export const renewConfirmed = (ctx: RequestContext<'identity'>) => renew(ctx, {})

/** The second factor was right: the pending session becomes a full one. */
export const activateSession = (ctx: RequestContext<'identity'>) =>
  renew(ctx, {
    state: 'active',
    second_factor_at: ctx.now,
    expires_at: new Date(ctx.now.getTime() + lastsAtMost),
  })

type Raise = { state?: 'active'; second_factor_at?: Date; expires_at?: Date }

async function renew(ctx: RequestContext<'identity'>, raise: Raise): Promise<void> {
  const { sessionId, personId } = caller(ctx)
  const token = newToken()
  const session = await ctx.tx
    .updateTable('identity.session')
    .set({ ...raise, confirmed_at: ctx.now, last_seen_at: ctx.now, token_hash: hashToken(token) })
    .where('id', '=', sessionId)
    .where('person_id', '=', personId)
    .returning('expires_at')
    .executeTakeFirst()
  if (!session) throw signedOut()
  ctx.setSession({ token, expiresAt: session.expires_at })
}
