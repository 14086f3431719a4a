import { useLingui } from '@lingui/react/macro'
import type { Permission } from '../permissions.ts'

/** What a token may do, in words. A new permission of organizations does not compile without its name. */
export function useScopeNames(): Readonly<Record<Exclude<Permission, `staff-${string}`>, string>> {
  const { t } = useLingui()
  return {
    'organization:read': t`Read the organization`,
    'organization:rename': t`Rename the organization`,
    'organization:secure': t`Change the security policy`,
    'organization:transfer': t`Hand over the organization`,
    'members:read': t`Read the members`,
    'members:manage': t`Manage the members`,
    'domains:claim': t`Manage email domains`,
    'audit:read': t`Read the audit log`,
    'tokens:manage': t`Manage API tokens`,
    'notifications:read': t`Read notifications`,
  }
}
