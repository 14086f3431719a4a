/** The roles in words, for mails and refusals. */
import { say, type Text } from '#platform/text.ts'
import type { OrgRole, StaffRole } from './permissions.ts'

export const orgRoleWords: Record<OrgRole, Text> = {
  owner: say('Owner', 'Propriétaire'),
  admin: say('Admin', 'Administrateur'),
  billing: say('Billing', 'Facturation'),
  developer: say('Developer', 'Développeur'),
  viewer: say('Viewer', 'Lecteur'),
}

export const staffRoleWords: Record<'customer' | StaffRole, Text> = {
  customer: say('Customer', 'Client'),
  officer: say('Officer', 'Agent'),
  admin: say('Admin', 'Administrateur'),
  super_admin: say('Super admin', 'Super-administrateur'),
}
