/** Headers that close what the browser would otherwise leave open. Constant, so that they cost nothing per request. */
import type { FastifyInstance } from 'fastify'

const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export const securityHeaders = {
  // pages bring their own policy with the hashes of their scripts; everything else may load nothing
  'content-security-policy': nothing,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
} as const

export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id)
    done()
  })
}

/**
 * Scripts are ours or known by hash. Styles may be inline: Radix measures and places with style attributes. Trusted
 * Types are not asked for: React and Radix write constant markup by innerHTML, and the page stays blank.
 */
export function pagePolicy(scriptHashes: readonly string[], publicOrigin: string): string {
  const socket = publicOrigin.replace(/^http/, 'ws')
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.map((hash) => `'${hash}'`).join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${socket}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
