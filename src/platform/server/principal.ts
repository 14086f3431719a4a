/** Who is asking. The identity row says who that is and what they may do; the platform only carries it. */
import type { Permission } from '#platform/endpoint.ts'

export type Principal = {
  readonly personId: string
  readonly orgId: string
  readonly sessionId: string
  readonly language: 'en' | 'fr'
  readonly may: (permission: Permission) => boolean
  /** what GET /api/user answers */
  readonly user: Readonly<Record<string, unknown>>
}

export type Identity = {
  /** the statement that opens a request: it takes the hash of the cookie's token and answers one row or none */
  readonly openStatement: string
  readonly principalOf: (row: Record<string, unknown>) => Principal
  /** which of these sessions still hold */
  readonly aliveStatement: string
}
