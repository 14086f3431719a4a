/** For whoever runs the process: is it alive, may it get traffic, how is it doing. */
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../telemetry.ts'

export type Readiness = {
  /** names what is not ready, or answers an empty list */
  readonly missing: () => Promise<readonly string[]>
  stopping: boolean
}

export function registerHealth(app: FastifyInstance, readiness: Readiness, metrics: Metrics): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ alive: true }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const missing = readiness.stopping ? ['stopping'] : await readiness.missing()
    return reply.code(missing.length ? 503 : 200).send({ ready: missing.length === 0, missing })
  })
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
