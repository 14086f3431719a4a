/**
 * Cross-site request forgery is refused twice: by where the browser says that the request comes from, and by a token
 * that only our own pages can read, bound to the session (docs/decisions/0010-forgery-protection.md).
 */
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { forbidden } from '#platform/problem.ts'
import { say } from '#platform/text.ts'
import { bindingOf } from './cookies.ts'

export const forgeryHeader = 'x-csrf-token'
export const crossSite = () =>
  forbidden(say('This request came from another site.', 'Cette requête vient d’un autre site.'), 'cross_site')
const renewed = say(
  'Your session was renewed. Please try again.',
  'Votre session a été renouvelée. Veuillez réessayer.',
)
const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

export type Forgery = {
  readonly tokenFor: (request: FastifyRequest, reply: FastifyReply) => string
  readonly check: (request: FastifyRequest, reply: FastifyReply) => void
}

export function forgeryProtection(secret: Buffer, publicOrigin: string): Forgery {
  // A key object is made once: from a buffer it would be made for every request, which costs more than the hash.
  const key = createSecretKey(secret)
  const tokenOf = (binding: string) => createHmac('sha256', key).update(`forgery ${binding}`).digest('base64url')
  return {
    tokenFor: (request, reply) => tokenOf(bindingOf(request, reply)),
    check: (request, reply) => {
      if (safe.has(request.method)) return
      if (!comesFromUs(request, publicOrigin)) throw crossSite()
      const given = request.headers[forgeryHeader] ?? fieldOf(request.body)
      if (typeof given !== 'string' || !equal(given, tokenOf(bindingOf(request, reply)))) {
        throw forbidden(renewed, 'forgery_token')
      }
    },
  }
}

/** `Sec-Fetch-Site` cannot be set by a page; a browser without it sends Origin. A client with neither has no business with cookies. */
function comesFromUs({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  if (headers.origin !== undefined) return headers.origin === publicOrigin
  return site === 'same-origin'
}

function fieldOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && '_csrf' in body ? body._csrf : undefined
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** The body that the endpoint's schema judges: unknown properties are refused, the token is not one of them. */
export function withoutToken(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('_csrf' in body)) return body
  const { _csrf, ...rest } = body
  return rest
}
