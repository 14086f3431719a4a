/** Who may do what: one table that the server enforces, the web app shows, the tests and the documentation read. */
export const orgRoles = ['owner', 'admin', 'billing', 'developer', 'viewer'] as const
export type OrgRole = (typeof orgRoles)[number]

export const staffRoles = ['officer', 'admin', 'super_admin'] as const
export type Role = 'customer' | (typeof staffRoles)[number]

export const permissions = {
  'organization:read': orgRoles,
  'organization:rename': ['owner', 'admin'],
  'notifications:read': orgRoles,
} as const satisfies Record<string, readonly OrgRole[]>

export type Permission = keyof typeof permissions

export function may(orgRole: OrgRole, permission: string): boolean {
  const allowed: readonly OrgRole[] | undefined = permissions[permission as Permission]
  return allowed?.includes(orgRole) ?? false
}
