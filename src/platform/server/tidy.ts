/** Forgets what was only needed for a while, so that these tables stay as large as a few days of traffic. */
import { sql } from 'kysely'
import { z } from 'zod/mini'
import type { Context } from './context.ts'
import { handles, job } from './job.ts'

const tidy = job({ name: 'tidy', payload: z.object({}) })

export const tidyHandler = handles(
  tidy,
  async (ctx: Context<'platform'>) => {
    await sql`delete from platform.idempotency where at < now() - interval '48 hours'`.execute(ctx.tx)
    await sql`delete from platform.outbox where at < now() - interval '30 days'`.execute(ctx.tx)
    await sql`delete from platform.inbox where at < now() - interval '60 days'`.execute(ctx.tx)
  },
  { scope: 'system', cron: '17 3 * * *' },
)
