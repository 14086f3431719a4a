import { useLingui } from '@lingui/react/macro'
import { Select } from '#platform/web/ui/select.tsx'
import { type TableState, withFilter } from '#platform/web/ui/table-state.ts'
import { type OrgRole, orgRoles } from '../permissions.ts'
import { useRoleNames } from './role-names.ts'
import { SearchBox } from './search-box.tsx'

type MemberFiltersProps = {
  state: TableState
  change: (change: Partial<TableState>) => void
  orgRole: OrgRole | undefined
}

export function MemberFilters({ state, change, orgRole }: MemberFiltersProps) {
  const { t } = useLingui()
  const roles = useRoleNames()
  return (
    <div className="mb-3 flex max-w-form flex-wrap gap-2">
      <SearchBox
        label={t`Search by name or address`}
        value={state.search}
        onSearch={(search) => change({ search })}
        className="min-w-[220px]"
      />
      <Select
        label={t`Role`}
        className="w-44! max-md:w-full!"
        value={orgRole ?? 'all'}
        onValueChange={(value) =>
          change({ filters: withFilter(state, 'role', value === 'all' ? [] : [value]).filters })
        }
        options={[
          { value: 'all', label: t`All roles` },
          ...orgRoles.map((role) => ({ value: role, label: roles[role].name })),
        ]}
      />
    </div>
  )
}
