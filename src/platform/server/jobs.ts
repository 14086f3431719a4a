/** The worker: takes jobs from PostgreSQL (graphile-worker) and runs each in one transaction. Any number may run; any may be killed. */
import { EventEmitter } from 'node:events'
import { Logger as GraphileLogger, run, type Task, type TaskList, type WorkerEvents } from 'graphile-worker'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { contextOf } from './context.ts'
import { openTransaction, type Pool } from './db.ts'
import type { JobHandler } from './job.ts'
import type { Logger } from './log.ts'
import { inSpan, type Metrics } from './telemetry.ts'
import { keepPresence } from './worker-presence.ts'

export type WorkerParts = {
  readonly pool: Pool
  readonly jobsPool: Pool
  readonly handlers: readonly JobHandler[]
  readonly concurrency: number
  readonly log: Logger
  readonly clock: Clock
  readonly metrics: Metrics
  readonly publicUrl: string
}

const Envelope = z.object({
  data: z.unknown(),
  correlationId: z.string().default('cron'),
  orgId: z.string().nullish(),
})

export async function startWorker(parts: WorkerParts): Promise<{ stop: () => Promise<void>; isAlive: () => boolean }> {
  const taskList: TaskList = {}
  for (const handler of parts.handlers) taskList[handler.job.name] = taskOf(handler, parts)
  const events: WorkerEvents = new EventEmitter()
  const poolId = new Promise<string>((resolve) =>
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id)),
  )
  const runner = await run({
    events,
    pgPool: parts.jobsPool,
    taskList,
    crontab: parts.handlers.flatMap(({ job, cron }) => (cron ? `${cron} ${job.name}` : [])).join('\n'),
    concurrency: parts.concurrency,
    noHandleSignals: true,
    pollInterval: 1_000,
    logger: new GraphileLogger(() => (level, message) => {
      if (level === 'error' || level === 'warning') parts.log.warn({ from: 'graphile-worker' }, message)
    }),
  })
  let alive = true
  void runner.promise.finally(() => {
    alive = false
  })
  const presence = keepPresence(parts.jobsPool, await poolId, parts.log)
  return {
    isAlive: () => alive,
    stop: async () => {
      await runner.stop()
      await presence.stop()
    },
  }
}

function taskOf(handler: JobHandler, { pool, log, clock, metrics, publicUrl }: WorkerParts): Task {
  const { name } = handler.job
  return async (payload, helpers) => {
    const envelope = Envelope.parse(payload ?? {})
    const orgId = envelope.orgId ?? undefined
    const done = metrics.jobs.startTimer({ task: name })
    const jobLog = log.child({ task: name, correlationId: envelope.correlationId, attempt: helpers.job.attempts })
    try {
      await inSpan(`job ${name}`, { ...(payload as object) }, async () => {
        const scope = handler.scope === 'system' || !orgId ? 'system' : 'organization'
        const open = await openTransaction(pool, scopeStatement, [scope, orgId ?? ''])
        try {
          const { correlationId } = envelope
          const ctx = contextOf({ tx: open.tx, now: clock.now(), correlationId, log: jobLog, publicUrl, orgId })
          await handler.run(ctx, z.parse(handler.job.payload, envelope.data ?? {}))
          await open.commit()
        } catch (error) {
          await open.rollback()
          throw error
        }
      })
      done({ result: 'done' })
      jobLog.debug({}, 'job done')
    } catch (error) {
      done({ result: 'failed' })
      jobLog.error({ err: error }, 'job failed, it will be tried again')
      throw error
    }
  }
}

const scopeStatement = `select set_config('quai.scope', $1, true), set_config('quai.org_id', $2, true)`
