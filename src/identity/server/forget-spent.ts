/** Sessions, links and devices that no longer open anything are forgotten once a day. */
import { sql } from 'kysely'
import { z } from 'zod/mini'
import type { Context } from '#platform/server/context.ts'
import { handles, job } from '#platform/server/job.ts'

const forgetSpent = job({ name: 'forget-spent', payload: z.object({}) })

export const forgetSpentHandler = handles(
  forgetSpent,
  async (ctx: Context<'identity'>) => {
    await sql`delete from identity.session
      where expires_at < now() or last_seen_at < now() - interval '12 hours'`.execute(ctx.tx)
    await sql`delete from identity.mail_link where expires_at < now() - interval '7 days'`.execute(ctx.tx)
    await sql`delete from identity.passkey_challenge where expires_at < now()`.execute(ctx.tx)
    await sql`delete from identity.known_device where last_seen_at < now() - interval '400 days'`.execute(ctx.tx)
  },
  { scope: 'system', cron: '37 3 * * *' },
)
