/** Headers that close what the browser would otherwise leave open. */
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    // pages bring their own policy with the hashes of their scripts; everything else may load nothing
    contentSecurityPolicy: false,
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true, preload: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', nothing)
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
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
