/** Turns endpoints into Fastify routes: one request, one transaction, every check in one place and in one order. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { Endpoint } from '#platform/endpoint.ts'
import { forbidden, invalid, type Problem, signedOut } from '#platform/problem.ts'
import type { Clock } from '../clock.ts'
import { contextOf, type RequestContext } from '../context.ts'
import { type OpenTransaction, openTransaction, type Pool, query } from '../db.ts'
import type { Identity, Principal } from '../principal.ts'
import { inSpan, type Metrics } from '../telemetry.ts'
import { hashToken, sessionCookie, setSessionCookie } from './cookies.ts'
import { type Forgery, forgeryHeader, withoutToken } from './forgery.ts'
import { hashOf, idempotencyKeyOf, storeReply, takeKey } from './idempotency.ts'
import type { RateLimiter } from './rate-limits.ts'
import type { Route } from './route.ts'

export type RouteParts = {
  readonly pool: Pool
  readonly identity: Identity
  readonly forgery: Forgery
  readonly limiter: RateLimiter
  readonly clock: Clock
  readonly metrics: Metrics
}

const noToken = Buffer.alloc(0)

export function registerRoutes(app: FastifyInstance, routes: readonly Route[], parts: RouteParts): void {
  for (const each of routes) {
    const { name, method, path } = each.endpoint
    app.route({
      method,
      url: path,
      handler: (request, reply) => {
        const observed = parts.metrics.requests.startTimer({ endpoint: name })
        reply.raw.once('finish', () => observed({ status: reply.statusCode }))
        return inSpan(`${method} ${path}`, request.headers, () => answer(each, parts, request, reply))
      },
    })
  }
}

/** The order is the policy: forgery, limits of strangers, who, may they, limits of the person, is it well-formed, do it. */
async function answer({ endpoint, run }: Route, parts: RouteParts, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store').header(forgeryHeader, parts.forgery.tokenFor(request, reply))
  parts.forgery.check(request, reply)
  if (endpoint.rate === 'auth' || endpoint.rate === 'form') await parts.limiter.spend(endpoint.rate, request.ip)

  const token = request.cookies[sessionCookie]
  const hash = token ? hashToken(token) : noToken
  if (endpoint.sessionOnly) {
    const [row] = token ? await query(parts.pool, parts.identity.openStatement, [hash]) : []
    const principal = await admit(endpoint, row && parts.identity.principalOf(row), request, parts)
    const ctx = { principal } as RequestContext<string>
    return send(reply, textOf(endpoint, await run(ctx, inputOf(endpoint, request))))
  }
  const open = await openTransaction(parts.pool, parts.identity.openStatement, [hash])
  try {
    const [row] = open.first
    const principal = await admit(endpoint, row && parts.identity.principalOf(row), request, parts)
    const text = await runInside({ endpoint, run }, parts, request, reply, open, principal)
    await open.commit()
    return send(reply, text)
  } catch (error) {
    await open.rollback()
    throw error
  }
}

async function admit(
  endpoint: Endpoint,
  principal: Principal | undefined,
  request: FastifyRequest,
  { limiter }: RouteParts,
): Promise<Principal | undefined> {
  if (endpoint.permission !== 'public') {
    if (!principal) throw signedOut()
    if (endpoint.permission !== 'person' && !principal.may(endpoint.permission)) throw forbidden()
  }
  if (endpoint.rate !== 'auth' && endpoint.rate !== 'form') {
    await limiter.spend(endpoint.rate, principal?.personId ?? request.ip)
  }
  return principal
}

async function runInside(
  { endpoint, run }: Route,
  { clock }: RouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { tx }: OpenTransaction<object>,
  principal: Principal | undefined,
): Promise<string> {
  const key = idempotencyKeyOf(endpoint, request)
  const input = inputOf(endpoint, request)
  if (key && principal) {
    const stored = await takeKey(tx, principal, endpoint.name, key, hashOf(request, withoutToken(request.body)))
    if (stored) {
      reply.header('idempotent-replayed', 'true')
      return stored.text
    }
  }
  const base = contextOf({ tx, now: clock.now(), correlationId: request.id, log: request.log, orgId: principal?.orgId })
  const ctx: RequestContext<string> = {
    ...base,
    principal,
    remoteAddress: request.ip,
    setSession: (session) => setSessionCookie(reply, session),
  }
  const text = textOf(endpoint, await run(ctx, input))
  if (key && principal) await storeReply(tx, principal, key, { status: 200, text })
  return text
}

/** Only what the endpoint declares leaves: a column that a query happens to select does not. */
function textOf(endpoint: Endpoint, value: unknown): string {
  return JSON.stringify(z.parse(endpoint.reply, value))
}

function send(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').send(text)
}

function inputOf(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  return {
    ...part('params', endpoint.params, request.params),
    ...part('query', endpoint.query, request.query),
    ...part('body', endpoint.body, withoutToken(request.body)),
  }
}

function part(where: string, schema: z.ZodMiniType | undefined, value: unknown): Record<string, unknown> {
  if (!schema) return {}
  const result = z.safeParse(schema, value ?? {})
  if (result.success) return { [where]: result.data }
  throw wrong(where, result.error.issues)
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** The sentence is general, each field's own message is in the details: the form shows it where it belongs. */
function wrong(where: string, issues: readonly Issue[]): Problem {
  const fields = Object.fromEntries(issues.map((issue) => [issue.path.join('.') || where, issue.message]))
  return invalid(undefined, { fields })
}
