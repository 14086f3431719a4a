/** The HTTP server of the api process, put together from its parts. */
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { newId } from '#platform/ids.ts'
import { handleErrors } from './errors.ts'
import { type Readiness, registerHealth } from './health.ts'
import { type RouteParts, registerRoutes } from './register.ts'
import type { Route } from './route.ts'
import { registerSecurityHeaders } from './security-headers.ts'
import { registerSockets, type SocketParts } from './sockets.ts'
import { registerWebFiles } from './web-files.ts'

export type ServerParts = RouteParts &
  SocketParts & {
    readonly logger: FastifyBaseLogger
    readonly routes: readonly Route[]
    readonly readiness: Readiness
    readonly trustProxy: string | undefined
    readonly webBuild: string
  }

export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    trustProxy: parts.trustProxy ?? false,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    genReqId: (request) => correlationOf(request.headers['x-request-id']),
    routerOptions: { maxParamLength: 200 },
  })
  // JSON only: a form of another site can send text, never JSON.
  app.removeContentTypeParser('text/plain')
  handleErrors(app)
  registerSecurityHeaders(app)
  await app.register(cookie)
  await app.register(underPressure, { maxEventLoopDelay: 1_000, maxHeapUsedBytes: 1_500_000_000, retryAfter: 5 })
  registerHealth(app, parts.readiness, parts.metrics)
  // Sockets close before the server waits for its connections, or it would wait for ever.
  app.addHook('preClose', async () => parts.hub.close())
  await registerSockets(app, parts)
  await app.register(async (scope) => registerRoutes(scope, parts.routes, parts))
  await registerWebFiles(app, parts.webBuild, parts.publicOrigin)
  return app
}

/** A caller's own id is kept when it is one; anything else could forge log lines. */
function correlationOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : newId()
}
