/** A new session with a new token: the cookie holds the token, the table its hash. What the browser showed before is never kept. */
import { newId } from '#platform/ids.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { hashToken, newToken } from '#platform/server/http/cookies.ts'
import { sessionsEnded } from '../contract.ts'
import { enterOrganization } from './enter-organization.ts'

const lastsAtMost = 30 * 24 * 3_600_000
/** the time to find one's phone */
const pendingLasts = 15 * 60_000

type Kind = {
  /** the second factor is still to come */
  readonly pending?: boolean
  /** it was shown with this sign-in */
  readonly secondFactor?: boolean
}

/** The session that the browser had ends: it may be somebody else's, in another organization. */
export async function endSessionBefore(ctx: RequestContext<'identity'>): Promise<void> {
  if (ctx.principal?.kind !== 'session') return
  const { sessionId, orgId, personId } = ctx.principal
  await enterOrganization(ctx, orgId, personId)
  await ctx.tx.deleteFrom('identity.session').where('org_id', '=', orgId).where('id', '=', sessionId).execute()
  await ctx.emit(sessionsEnded, { sessionIds: [sessionId] })
}

export async function startSession(
  ctx: RequestContext<'identity'>,
  person: { readonly id: string; readonly orgId: string },
  { pending = false, secondFactor = false }: Kind = {},
): Promise<void> {
  const token = newToken()
  const expiresAt = new Date(ctx.now.getTime() + (pending ? pendingLasts : lastsAtMost))
  await ctx.tx
    .insertInto('identity.session')
    .values({
      id: newId(ctx.now.getTime()),
      org_id: person.orgId,
      person_id: person.id,
      token_hash: hashToken(token),
      state: pending ? 'pending' : 'active',
      user_agent: ctx.userAgent,
      address: ctx.remoteAddress,
      second_factor_at: secondFactor ? ctx.now : null,
      confirmed_at: ctx.now,
      expires_at: expiresAt,
    })
    .execute()
  ctx.setSession({ token, expiresAt })
}
