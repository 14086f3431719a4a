/** The two cookies. `__Host-` binds them to this host, to HTTPS and to the whole path. */
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const sessionCookie = '__Host-quai'
/** Gives a visitor without a session something to bind the forgery token to (login and public forms need it too). */
export const visitorCookie = '__Host-quai.visitor'

const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const

export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

type Session = { readonly token: string; readonly expiresAt: Date }

/** Also in the request: what follows in this exchange belongs to the new session. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, session: Session | undefined): void {
  request.cookies[sessionCookie] = session?.token
  if (session) reply.setCookie(sessionCookie, session.token, { ...attributes, expires: session.expiresAt })
  else reply.clearCookie(sessionCookie, attributes)
}

/** What the forgery token of this browser is bound to. A visitor's binding is made on the first request. */
export function bindingOf(request: FastifyRequest, reply: FastifyReply): string {
  const session = request.cookies[sessionCookie]
  if (session) return `session ${session}`
  const visitor = request.cookies[visitorCookie]
  if (visitor) return `visitor ${visitor}`
  const fresh = newToken()
  reply.setCookie(visitorCookie, fresh, attributes)
  request.cookies[visitorCookie] = fresh
  return `visitor ${fresh}`
}
