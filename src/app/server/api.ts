/** The api process: stateless, any number of them. */
import type { AddressInfo } from 'node:net'
import { identity } from '#identity/server/index.ts'
import { systemClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config.ts'
import { createPool, query } from '#platform/server/db.ts'
import { forgeryProtection } from '#platform/server/http/forgery.ts'
import type { Readiness } from '#platform/server/http/health.ts'
import { createRateLimiter } from '#platform/server/http/rate-limits.ts'
import { createServer } from '#platform/server/http/server.ts'
import { createLocalKms } from '#platform/server/kms.ts'
import { createLiveHub } from '#platform/server/live.ts'
import { createLogger } from '#platform/server/log.ts'
import { createSharedReads } from '#platform/server/shared-reads.ts'
import { createMetrics, startTracing } from '#platform/server/telemetry.ts'
import { probesOf } from './get-system-status.ts'
import { routesFor } from './rows.ts'
import type { Running } from './running.ts'

export async function startApi(config: Config): Promise<Running> {
  const log = createLogger(config.LOG_LEVEL, 'api')
  const stopTracing = startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'api')
  const metrics = createMetrics('api')
  const pool = createPool(config.DATABASE_URL, config.DATABASE_POOL, (error) =>
    log.warn({ error: error.message }, 'a database connection was lost'),
  )
  const reads = createSharedReads(config.DATABASE_URL, 3, (error) =>
    log.warn({ error: error.message }, 'a connection for reads was lost'),
  )
  const hub = createLiveHub(config.REDIS_URL, config.REDIS_PREFIX, log)
  const limiter = createRateLimiter(config.REDIS_URL, config.REDIS_PREFIX, log)
  const readiness: Readiness = {
    stopping: false,
    // Redis is not in the list: without it we are slower to tell, not out of service.
    missing: async () => ((await query(pool, 'select 1', []).catch(() => undefined)) ? [] : ['postgresql']),
  }
  const app = await createServer({
    logger: log,
    routes: routesFor(
      config.QUAI_ENV,
      { primary: config.EXCHANGE_RATES_PRIMARY_URL, backup: config.EXCHANGE_RATES_BACKUP_URL },
      probesOf(pool, limiter.answers),
    ),
    pool,
    reads,
    identity,
    hub,
    limiter,
    metrics,
    kms: createLocalKms(Buffer.from(config.SECRET_KEY, 'base64')),
    readiness,
    clock: systemClock,
    forgery: forgeryProtection(Buffer.from(config.SECRET_KEY, 'base64'), config.PUBLIC_URL),
    publicOrigin: config.PUBLIC_URL,
    publicUrl: config.PUBLIC_URL,
    trustProxy: config.TRUST_PROXY,
    webBuild: config.WEB_BUILD,
  })
  await app.listen({ host: config.HOST, port: config.PORT })
  const { port } = app.server.address() as AddressInfo
  log.info({ port }, 'listening')
  return {
    port,
    stop: async () => {
      readiness.stopping = true
      // Whoever sends us traffic sees the readiness first and stops sending.
      await new Promise((resolve) => setTimeout(resolve, config.SHUTDOWN_GRACE_MS))
      await app.close()
      limiter.close()
      await Promise.all([pool.end(), reads.end()])
      await stopTracing()
      log.info({}, 'stopped')
    },
  }
}
