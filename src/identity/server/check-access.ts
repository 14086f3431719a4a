import { caller, type RequestContext } from '#platform/server/context.ts'

/** Officer, admin and super admin. It opens nothing: every endpoint asks for its own permission. */
export async function checkAccess(ctx: Pick<RequestContext<'identity'>, 'principal'>): Promise<boolean> {
  return caller(ctx).isStaff
}
