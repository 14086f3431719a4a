/** Who is asking. The identity row says who that is and what they may do; the platform only carries it. */
import type { Transaction } from 'kysely'
import type { Tables } from '#db'
import type { Permission } from '#platform/endpoint.ts'
import type { Problem } from '#platform/problem.ts'

export type Principal = {
  readonly kind: 'session' | 'token'
  readonly personId: string
  readonly name: string
  readonly orgId: string
  /** the session's id, or the token's */
  readonly sessionId: string
  /** the second factor is still to come: nothing else is open to this session */
  readonly pending: boolean
  /** when they last showed that it is them */
  readonly confirmedAt: Date
  readonly isStaff: boolean
  readonly language: 'en' | 'fr'
  /** why they may not, or undefined */
  readonly refusalOf: (permission: Permission) => Problem | undefined
  /** what GET /api/user answers */
  readonly user: Readonly<Record<string, unknown>>
}

export type AuditEntry = {
  readonly orgId: string
  readonly actorId: string | undefined
  readonly actorName: string
  readonly actorKind: 'person' | 'staff' | 'token' | 'system'
  readonly address: string
  readonly correlationId: string
  readonly action: string
  readonly object: string | undefined
  readonly detail: Readonly<Record<string, unknown>>
}

export type Identity = {
  /** opens a request: it takes the hash of the cookie's token and answers one row or none */
  readonly openStatement: string
  /** the same for the token of a program */
  readonly openTokenStatement: string
  readonly principalOf: (row: Record<string, unknown>) => Principal
  /** which of these sessions still hold */
  readonly aliveStatement: string
  readonly writeAudit: (tx: Transaction<Tables>, entry: AuditEntry) => Promise<void>
}
