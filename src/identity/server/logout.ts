import { caller, type RequestContext } from '#platform/server/context.ts'
import { sessionsEnded } from '../contract.ts'

export async function logout(ctx: RequestContext<'identity'>): Promise<Record<string, never>> {
  const { sessionId } = caller(ctx)
  await ctx.tx.deleteFrom('identity.session').where('id', '=', sessionId).execute()
  await ctx.emit(sessionsEnded, { sessionIds: [sessionId] })
  ctx.setSession(undefined)
  return {}
}
