import { caller, type RequestContext } from '#platform/server/context.ts'
import { endSessionsOf } from './end-sessions-of.ts'

export async function endOtherSessions(ctx: RequestContext<'identity'>): Promise<Record<string, never>> {
  const { personId, orgId, sessionId } = caller(ctx)
  await endSessionsOf(ctx, { id: personId, orgId }, sessionId)
  return {}
}
