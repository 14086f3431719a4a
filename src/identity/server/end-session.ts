import type { Input } from '#platform/endpoint.ts'
import { notFound } from '#platform/problem.ts'
import { caller, type RequestContext } from '#platform/server/context.ts'
import type { endSession as endpoint } from '../account-contract.ts'
import { sessionsEnded } from '../contract.ts'

export async function endSession(
  ctx: RequestContext<'identity'>,
  { params: { id } }: Input<typeof endpoint>,
): Promise<Record<string, never>> {
  const { personId, orgId, sessionId } = caller(ctx)
  const ended = await ctx.tx
    .deleteFrom('identity.session')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw notFound()
  await ctx.emit(sessionsEnded, { sessionIds: [id] })
  if (id === sessionId) ctx.setSession(undefined)
  return {}
}
