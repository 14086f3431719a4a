/** A wrong password leaves a line in the log of the organization whose member was tried. */
import { z } from 'zod/mini'
import type { Context } from '#platform/server/context.ts'
import { handles, job } from '#platform/server/job.ts'
import { findCredentials } from './find-credentials.ts'
import { writeAudit } from './write-audit.ts'

export const noteFailedSignIn = job({
  name: 'note-failed-sign-in',
  payload: z.object({ email: z.string(), address: z.string() }),
})

export const noteFailedSignInHandler = handles(
  noteFailedSignIn,
  async (ctx: Context<'identity'>, { email, address }) => {
    const person = await findCredentials(ctx, email)
    if (!person || (await isNoted(ctx, person.orgId))) return
    await writeAudit(ctx.tx, {
      orgId: person.orgId,
      actorId: undefined,
      actorName: 'visitor',
      actorKind: 'person',
      address,
      correlationId: ctx.correlationId,
      action: 'login-failed',
      object: person.personId,
      detail: { email },
    })
  },
  { scope: 'system' },
)

/** The job may run twice, the line is written once. */
async function isNoted(ctx: Context<'identity'>, orgId: string): Promise<boolean> {
  const line = await ctx.tx
    .selectFrom('identity.audit_entry')
    .select('seq')
    .where('org_id', '=', orgId)
    .where('at', '>', new Date(ctx.now.getTime() - 3_600_000))
    .where('correlation_id', '=', ctx.correlationId)
    .where('action', '=', 'login-failed')
    .executeTakeFirst()
  return line !== undefined
}
