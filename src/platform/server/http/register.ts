/** Turns endpoints into Fastify routes: one request, one transaction, every check in one place and in one order. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { Endpoint } from '#platform/endpoint.ts'
import { Problem } from '#platform/problem.ts'
import type { Clock } from '../clock.ts'
import { type AuditNote, contextOf, type RequestContext } from '../context.ts'
import { type OpenTransaction, openTransaction, type Pool } from '../db.ts'
import type { Kms } from '../kms.ts'
import type { Identity, Principal } from '../principal.ts'
import type { SharedReads } from '../shared-reads.ts'
import { inSpan, type Metrics } from '../telemetry.ts'
import { admit } from './admit.ts'
import { auditEntryOf } from './audit.ts'
import { hashToken, sessionCookie, setSessionCookie } from './cookies.ts'
import { type Forgery, forgeryHeader, withoutToken } from './forgery.ts'
import { hashOf, idempotencyKeyOf, storeReply, takeKey } from './idempotency.ts'
import { inputOf } from './input.ts'
import type { RateLimiter } from './rate-limits.ts'
import type { Route } from './route.ts'

export type RouteParts = {
  readonly pool: Pool
  readonly reads: SharedReads
  readonly identity: Identity
  readonly forgery: Forgery
  readonly limiter: RateLimiter
  readonly clock: Clock
  readonly metrics: Metrics
  readonly publicUrl: string
  readonly kms: Kms
}

type Exchange = {
  readonly route: Route
  readonly parts: RouteParts
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export function registerRoutes(app: FastifyInstance, routes: readonly Route[], parts: RouteParts): void {
  for (const route of routes) {
    const { name, method, path } = route.endpoint
    app.route({
      method,
      url: path,
      handler: (request, reply) => {
        const observed = parts.metrics.requests.startTimer({ endpoint: name })
        reply.raw.once('finish', () => observed({ status: reply.statusCode }))
        return inSpan(`${method} ${path}`, request.headers, () => answer({ route, parts, request, reply }))
      },
    })
  }
}

/** The order is the policy: forgery, limits of strangers, who, may they, limits of the person, is it well-formed, do it. */
async function answer(exchange: Exchange): Promise<FastifyReply> {
  const { route, parts, request, reply } = exchange
  const { endpoint } = route
  const credentials = credentialsOf(request, parts.identity)
  reply.header('cache-control', 'no-store')
  // A program shows its token itself: there is no cookie that another site could borrow.
  if (!credentials.isToken) {
    reply.header(forgeryHeader, parts.forgery.tokenFor(request, reply))
    parts.forgery.check(request, reply)
  }
  if (countsByAddress(endpoint)) await parts.limiter.spend(endpoint.rate, request.ip)
  if (endpoint.sessionOnly) {
    const [row] = credentials.hash.length ? await parts.reads.query(credentials.statement, [credentials.hash]) : []
    const principal = await admitted(exchange, row)
    return send(reply, textOf(endpoint, await route.run({ principal } as RequestContext<string>, {}, undefined)))
  }
  const { first } = route
  first?.room?.()
  const prepared =
    first &&
    (await first.work(
      ...(await inTransaction(
        exchange,
        credentials,
        async (ctx, input) => [await first.look(ctx, input), input] as const,
      )),
    ))
  return send(
    reply,
    await inTransaction(exchange, credentials, (ctx, input, open) => change(exchange, ctx, input, open, prepared)),
  )
}

type Credentials = { readonly isToken: boolean; readonly statement: string; readonly hash: Buffer }

function credentialsOf(request: FastifyRequest, identity: Identity): Credentials {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme === 'Bearer' && token) {
    return { isToken: true, statement: identity.openTokenStatement, hash: hashToken(token) }
  }
  const cookie = request.cookies[sessionCookie]
  return { isToken: false, statement: identity.openStatement, hash: cookie ? hashToken(cookie) : Buffer.alloc(0) }
}

type Input = Record<string, unknown>
type Audited = RequestContext<string> & { readonly note: () => AuditNote }

async function inTransaction<T>(
  exchange: Exchange,
  { statement, hash }: Credentials,
  work: (ctx: Audited, input: Input, open: OpenTransaction<object>) => Promise<T>,
): Promise<T> {
  const { parts, request, route } = exchange
  const open = await openTransaction(parts.pool, statement, [hash])
  try {
    const principal = await admitted(exchange, open.first[0])
    const result = await work(requestContext(exchange, open, principal), inputOf(route.endpoint, request), open)
    await open.commit()
    return result
  } catch (error) {
    if (error instanceof Problem && error.keep) await open.commit()
    else await open.rollback()
    throw error
  }
}

async function admitted({ route, parts, request }: Exchange, row: object | undefined): Promise<Principal | undefined> {
  const found = row && parts.identity.principalOf(row as Record<string, unknown>)
  const principal = admit(route.endpoint, found, parts.clock.now())
  if (!countsByAddress(route.endpoint))
    await parts.limiter.spend(route.endpoint.rate, principal?.personId ?? request.ip)
  return principal
}

/** Before anybody is known, an address is all there is to count by. */
const countsByAddress = ({ rate }: Endpoint) => rate === 'auth' || rate === 'form'

function requestContext(
  { parts, request, reply }: Exchange,
  { tx }: OpenTransaction<object>,
  principal: Principal | undefined,
): Audited {
  let note: AuditNote = {}
  return {
    ...contextOf({
      tx,
      now: parts.clock.now(),
      correlationId: request.id,
      log: request.log,
      publicUrl: parts.publicUrl,
      orgId: principal?.orgId,
    }),
    principal,
    remoteAddress: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    spend: parts.limiter.spend,
    kms: parts.kms,
    setSession: (session) => {
      setSessionCookie(request, reply, session)
      // The token of the page was bound to the session before: the answer brings the one for the next request.
      reply.header(forgeryHeader, parts.forgery.tokenFor(request, reply))
    },
    audit: (more) => {
      note = { ...note, ...more, detail: { ...note.detail, ...more.detail } }
    },
    note: () => note,
  }
}

async function change(
  exchange: Exchange,
  ctx: Audited,
  input: Input,
  { tx }: OpenTransaction<object>,
  prepared: unknown,
): Promise<string> {
  const { route, parts, request, reply } = exchange
  const { endpoint } = route
  const { principal } = ctx
  const key = idempotencyKeyOf(endpoint, request)
  if (key && principal) {
    const stored = await takeKey(tx, principal, endpoint.name, key, hashOf(request, withoutToken(request.body)))
    if (stored) {
      reply.header('idempotent-replayed', 'true')
      return stored.text
    }
  }
  const tell = async () => {
    const from = { address: ctx.remoteAddress, correlationId: ctx.correlationId }
    const entry = auditEntryOf(endpoint, principal, input, ctx.note(), from)
    if (entry) await parts.identity.writeAudit(tx, entry)
  }
  try {
    const text = textOf(endpoint, await route.run(ctx, input, prepared))
    await tell()
    if (key && principal) await storeReply(tx, principal, key, { status: 200, text })
    return text
  } catch (error) {
    if (error instanceof Problem && error.keep) await tell()
    throw error
  }
}

/** Only what the endpoint declares leaves: a column that a query happens to select does not. */
function textOf(endpoint: Endpoint, value: unknown): string {
  return JSON.stringify(z.parse(endpoint.reply, value))
}

function send(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').send(text)
}
