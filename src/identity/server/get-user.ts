import { caller, type RequestContext } from '#platform/server/context.ts'
import type { User } from '../contract.ts'

export async function getUser(ctx: RequestContext<'identity'>): Promise<User> {
  return caller(ctx).user as User
}
