/** Who may do what: one table that the server enforces, the web app shows, the tests and the documentation read. */
import { forbidden, Problem } from '#platform/problem.ts'
import { say } from '#platform/text.ts'

export const orgRoles = ['owner', 'admin', 'billing', 'developer', 'viewer'] as const
export type OrgRole = (typeof orgRoles)[number]

export const staffRoles = ['officer', 'admin', 'super_admin'] as const
export type StaffRole = (typeof staffRoles)[number]
export type Role = 'customer' | StaffRole

type Rule = { readonly org: readonly OrgRole[] } | { readonly staff: readonly StaffRole[] }

const managers = ['owner', 'admin'] as const
const adminStaff = ['admin', 'super_admin'] as const

export const permissions = {
  'organization:read': { org: orgRoles },
  'organization:rename': { org: managers },
  'organization:secure': { org: managers },
  'organization:transfer': { org: ['owner'] },
  'members:read': { org: orgRoles },
  'members:manage': { org: managers },
  'domains:claim': { org: ['owner'] },
  'audit:read': { org: managers },
  'tokens:manage': { org: ['owner', 'admin', 'billing', 'developer'] },
  'notifications:read': { org: orgRoles },
  'staff-users:read': { staff: adminStaff },
  'staff-users:manage': { staff: adminStaff },
  'staff-registrations:decide': { staff: adminStaff },
  'staff-promotions:decide': { staff: adminStaff },
} as const satisfies Record<string, Rule>

export type Permission = keyof typeof permissions

export type Standing = {
  readonly role: Role
  readonly orgRole: OrgRole
  readonly hasSecondFactor: boolean
  /** an API token: what it was cut down to */
  readonly scopes?: readonly string[] | undefined
}

const needsSecondFactor = say(
  'Staff work needs a second factor. Set one up under Settings, Security.',
  'Le travail de l’équipe exige un second facteur. Configurez-le dans Paramètres, Sécurité.',
)

export function may({ role, orgRole }: Pick<Standing, 'role' | 'orgRole'>, permission: string): boolean {
  const rule: Rule | undefined = permissions[permission as Permission]
  if (!rule) return false
  return 'org' in rule ? rule.org.includes(orgRole) : rule.staff.some((staff) => staff === role)
}

/** Why somebody may not, or undefined. Staff cannot work without a second factor, a token not beyond its scopes. */
export function refusalOf(standing: Standing, permission: string): Problem | undefined {
  if (!may(standing, permission)) return forbidden()
  if (standing.scopes && !standing.scopes.includes(permission)) return forbidden()
  const isStaffWork = 'staff' in permissions[permission as Permission]
  if (isStaffWork && !standing.hasSecondFactor) return new Problem(403, 'second_factor_required', needsSecondFactor)
  return undefined
}
