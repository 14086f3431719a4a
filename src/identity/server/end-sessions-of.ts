/** Signs a person out everywhere, or everywhere but here. Open sockets close when the event is delivered. */
import type { RequestContext } from '#platform/server/context.ts'
import { sessionsEnded } from '../contract.ts'

export async function endSessionsOf(
  ctx: RequestContext<'identity'>,
  { id, orgId }: { readonly id: string; readonly orgId: string },
  keepSession?: string,
): Promise<void> {
  let sessions = ctx.tx.deleteFrom('identity.session').where('org_id', '=', orgId).where('person_id', '=', id)
  if (keepSession) sessions = sessions.where('id', '<>', keepSession)
  const ended = await sessions.returning('id').execute()
  if (ended.length > 0) await ctx.emit(sessionsEnded, { sessionIds: ended.map((session) => session.id) })
}
