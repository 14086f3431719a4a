/** Reading the session: one statement that also sets what row-level security reads. */
import type { Identity } from '#platform/server/principal.ts'
import type { User } from '../contract.ts'
import { may } from '../permissions.ts'

type Row = {
  session_id: string
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
    return {
      personId: row.person_id,
      orgId: row.org_id,
      sessionId: row.session_id,
      language: row.language,
      may: (permission) => may(row.org_role, permission),
      user,
    }
  },
}
