/** The worker process: runs jobs and delivers events. Any number of them; any of them may be killed. */
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { systemClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config.ts'
import { createPool, query } from '#platform/server/db.ts'
import { eventHandlers } from '#platform/server/events.ts'
import { type Readiness, registerHealth } from '#platform/server/http/health.ts'
import { startWorker } from '#platform/server/jobs.ts'
import { createLivePublisher } from '#platform/server/live.ts'
import { createLogger } from '#platform/server/log.ts'
import { createMailer } from '#platform/server/mail.ts'
import { sendMailHandler } from '#platform/server/send-mail.ts'
import { createMetrics, startTracing } from '#platform/server/telemetry.ts'
import { tidyHandler } from '#platform/server/tidy.ts'
import { endSockets } from './end-sockets.ts'
import { events, jobHandlers, subscribers } from './rows.ts'
import type { Running } from './running.ts'

export async function startWorkerProcess(config: Config): Promise<Running> {
  const log = createLogger(config.LOG_LEVEL, 'worker')
  const stopTracing = startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'worker')
  const metrics = createMetrics('worker')
  const lost = (error: Error) => log.warn({ error: error.message }, 'a database connection was lost')
  const pool = createPool(config.DATABASE_URL, config.DATABASE_POOL, lost)
  const jobsPool = createPool(config.DATABASE_JOBS_URL, config.WORKER_CONCURRENCY + 3, lost)
  const live = createLivePublisher(config.REDIS_URL, config.REDIS_PREFIX, log)
  const mailer = createMailer(config.SMTP_URL, config.MAIL_FROM)
  const worker = await startWorker({
    pool,
    jobsPool,
    handlers: [
      ...eventHandlers(events, [...subscribers, endSockets(live)], live),
      sendMailHandler(mailer),
      tidyHandler,
      ...jobHandlers,
    ],
    concurrency: config.WORKER_CONCURRENCY,
    log,
    clock: systemClock,
    metrics,
    publicUrl: config.PUBLIC_URL,
  })
  const readiness: Readiness = {
    stopping: false,
    missing: async () => [
      ...((await query(pool, 'select 1', []).catch(() => undefined)) ? [] : ['postgresql']),
      ...(worker.isAlive() ? [] : ['jobs']),
    ],
  }
  const app = Fastify()
  registerHealth(app, readiness, metrics)
  await app.listen({ host: config.HOST, port: config.WORKER_PORT })
  const { port } = app.server.address() as AddressInfo
  log.info({ port }, 'listening')
  return {
    port,
    stop: async () => {
      readiness.stopping = true
      await worker.stop()
      await app.close()
      live.close()
      mailer.close()
      await Promise.all([pool.end(), jobsPool.end()])
      await stopTracing()
      log.info({}, 'stopped')
    },
  }
}
