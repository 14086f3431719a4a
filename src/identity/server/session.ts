/** Reading the session: one statement that also sets what row-level security reads. */
import type { Identity } from '#platform/server/principal.ts'
import type { User } from '../contract.ts'
import { refusalOf } from '../permissions.ts'
import { writeAudit } from './write-audit.ts'

type Row = {
  session_id: string
  session_state: 'active' | 'pending' | 'token'
  confirmed_at: Date
  has_second_factor: boolean
  scopes: string[] | null
  person_id: string
  org_id: string
  username: string
  email: string
  name: string
  role: User['role']
  org_role: User['orgRole']
  email_verified: boolean
  language: 'en' | 'fr'
  company_name: string
  company_id: string
}

export const identity: Identity = {
  openStatement: 'select * from identity.open_request($1)',
  openTokenStatement: 'select * from identity.open_token($1)',
  writeAudit,
  aliveStatement: 'select id from identity.sessions_alive($1) as id',
  principalOf: (record) => {
    const row = record as Row
    const user: User = {
      id: row.person_id,
      username: row.username,
      email: row.email,
      name: row.name,
      companyName: row.company_name,
      companyId: row.company_id,
      role: row.role,
      orgRole: row.org_role,
      emailVerified: row.email_verified,
      language: row.language,
    }
    const standing = {
      role: row.role,
      orgRole: row.org_role,
      hasSecondFactor: row.has_second_factor,
      scopes: row.scopes ?? undefined,
    }
    return {
      kind: row.session_state === 'token' ? 'token' : 'session',
      personId: row.person_id,
      name: row.name,
      orgId: row.org_id,
      sessionId: row.session_id,
      pending: row.session_state === 'pending',
      confirmedAt: row.confirmed_at,
      isStaff: row.role !== 'customer',
      language: row.language,
      refusalOf: (permission) =>
        permission === 'person' || permission === 'session' ? undefined : refusalOf(standing, permission),
      user,
    }
  },
}
