/** A job is a name and the shape of what it needs; the handler is bound to it in the row's front door. */
import type { z } from 'zod/mini'
import type { Context } from './context.ts'

export type JobDefinition<Payload extends z.ZodMiniType = z.ZodMiniType> = {
  /** verb-noun, equal to the name of the file that does it */
  readonly name: string
  readonly payload: Payload
}
export type JobPayload<J> = J extends JobDefinition<infer P> ? z.output<P> : never

export const job = <Payload extends z.ZodMiniType>(definition: JobDefinition<Payload>) => definition

/** A job with its handler. It runs in one transaction, at least once: doing it twice must change nothing. */
export type JobHandler = {
  readonly job: JobDefinition
  // biome-ignore lint/suspicious/noExplicitAny: a list of handlers of different rows
  readonly run: (ctx: Context<any>, payload: any) => Promise<void>
  /** 'organization': row-level security of the organization that enqueued it. 'system': across all of them. */
  readonly scope: 'organization' | 'system'
  /** in crontab form: the job also runs by the clock, in system scope */
  readonly cron?: string
}

export function handles<J extends JobDefinition, Row extends string>(
  job: J,
  run: (ctx: Context<Row>, payload: JobPayload<J>) => Promise<void>,
  options: { readonly scope?: 'organization' | 'system'; readonly cron?: string } = {},
): JobHandler {
  return { job, run, scope: options.scope ?? 'organization', ...(options.cron ? { cron: options.cron } : {}) }
}
