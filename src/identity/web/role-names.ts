import { useLingui } from '@lingui/react/macro'
import type { OrgRole } from '../permissions.ts'
import { orgRoleWords } from '../role-words.ts'
import { useText } from './use-text.ts'

type RoleName = { readonly name: string; readonly may: string }

/** The org roles in the words of the page, with what each may do. */
export function useRoleNames(): Readonly<Record<OrgRole, RoleName>> {
  const { t } = useLingui()
  const read = useText()
  const name = (role: OrgRole) => read(orgRoleWords[role]) ?? role
  return {
    owner: { name: name('owner'), may: t`Everything` },
    admin: { name: name('admin'), may: t`Everything but giving the organization away` },
    billing: { name: name('billing'), may: t`Billing and orders` },
    developer: { name: name('developer'), may: t`Clusters and add-ons` },
    viewer: { name: name('viewer'), may: t`Reads, changes nothing` },
  }
}
