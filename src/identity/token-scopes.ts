/** What an API token may be cut down to: permissions in the organization, without those that would let it make itself greater. */
import { may, type Permission, permissions, type Standing } from './permissions.ts'

const never: readonly Permission[] = ['organization:secure', 'organization:transfer', 'tokens:manage']

export const tokenScopes: readonly Permission[] = (Object.keys(permissions) as Permission[]).filter(
  (permission) => 'org' in permissions[permission] && !never.includes(permission),
)

/** The scopes that this person can give: never more than they may do themselves. */
export const scopesOf = (standing: Pick<Standing, 'role' | 'orgRole'>): readonly Permission[] =>
  tokenScopes.filter((scope) => may(standing, scope))
