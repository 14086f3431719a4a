import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { NoResult } from '#platform/web/ui/empty.tsx'
import { FilterChips, StateChips } from '#platform/web/ui/filter-chips.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import type { Column } from '#platform/web/ui/table-column.ts'
import { TablePaging } from '#platform/web/ui/table-paging.tsx'
import { Sub } from '#platform/web/ui/table-rows.tsx'
import { type TableShape, type TableState, withFilter } from '#platform/web/ui/table-state.ts'
import { useTableState } from '#platform/web/ui/use-table-state.ts'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import { type Role, staffRoles } from '../permissions.ts'
import { staffRoleWords } from '../role-words.ts'
import { listUsers, type UserRow, userFilters } from '../staff-contract.ts'
import { countOf } from './count-of.ts'
import { Protection, StateTag, useRoleOf } from './person-words.tsx'
import { SearchBox } from './search-box.tsx'
import { StaffFrame } from './staff-frame.tsx'
import { usePages } from './use-pages.ts'
import { useText } from './use-text.ts'
import { UserRecordPanel } from './user-record.tsx'

const shape: TableShape = { sortable: [], filters: ['filter', 'role', 'organization'] }

type Filter = (typeof userFilters)[number]
const roles: readonly Role[] = ['customer', ...staffRoles]

const one = <Value extends string>(state: TableState, name: string, known: readonly Value[]): Value | undefined =>
  known.find((value) => value === state.filters[name]?.[0])

function useUsers(state: TableState) {
  const organization = state.filters.organization?.[0]
  const query = {
    ...(state.search && { search: state.search }),
    ...(state.cursor && { after: state.cursor }),
    ...(organization && { organization }),
    filter: one(state, 'filter', userFilters),
    role: one(state, 'role', roles),
  }
  return useEndpoint(listUsers, { query }, { placeholderData: keepPreviousData })
}

function useFilterNames(): Record<'all' | Filter, string> {
  const { t } = useLingui()
  return {
    all: t`All`,
    staff: t`Staff`,
    'no-second-factor': t`No second factor`,
    locked: t`Locked`,
    held: t`Waiting`,
    unverified: t`Unverified`,
  }
}

function useColumns(narrow: boolean): readonly Column<UserRow>[] {
  const { t } = useLingui()
  const roleOf = useRoleOf()
  const columns: Column<UserRow>[] = [
    {
      id: 'person',
      header: t`Person`,
      card: 'title',
      cell: (user) => (
        <>
          {' '}
          <StateTag {...user} />
          <Sub>{user.email}</Sub>
        </>
      ),
    },
    {
      id: 'organization',
      header: t`Organization, role`,
      card: 'lead',
      cell: (user) => (
        <>
          {user.companyName}
          <Sub>{roleOf(user)}</Sub>
        </>
      ),
    },
    { id: 'factor', header: t`Second factor`, card: 'fact', cell: (user) => <Protection {...user} /> },
    {
      id: 'seen',
      header: t`Last seen`,
      card: 'fact',
      cell: ({ lastSeenAt }) => (
        <span className="text-13 text-muted">
          {lastSeenAt ? <RelativeTime at={lastSeenAt} /> : <Trans>Never</Trans>}
        </span>
      ),
    },
    { id: 'sessions', header: t`Sessions`, align: 'end', card: 'fact', cell: ({ sessions }) => sessions },
  ]
  return narrow ? columns.slice(0, 3) : columns
}

export default function UserManagementPage() {
  const { t } = useLingui()
  const [state] = useTableState(shape)
  const [params] = useSearchParams()
  const users = useUsers(state)
  const open = params.get('user')
  return (
    <StaffFrame title={t`Users`} asked={users}>
      <div className={open ? 'xl:grid xl:grid-cols-[minmax(0,1fr)_368px] xl:gap-6' : ''}>
        <div className={open ? 'max-xl:hidden' : ''}>
          <UserFilters users={users} />
          <UserList users={users} open={open} />
        </div>
        {open && <UserRecordPanel key={open} id={open} back={`?${without(params)}`} />}
      </div>
    </StaffFrame>
  )
}

function without(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete('user')
  return rest
}

type Users = ReturnType<typeof useUsers>

function UserFilters({ users }: { users: Users }) {
  const { t } = useLingui()
  const text = useText()
  const names = useFilterNames()
  const [state, change] = useTableState(shape)
  const counts = users.data?.counts
  const organization = users.data?.organization
  return (
    <div className="py-4">
      <div className="flex gap-2 max-sm:flex-col">
        <SearchBox
          label={t`Name, address, organization or id`}
          value={state.search}
          onSearch={(search) => change({ search })}
        />
        <Select
          label={t`Role`}
          className="sm:w-40"
          value={one(state, 'role', roles) ?? 'any'}
          onValueChange={(role) => change(withFilter(state, 'role', role === 'any' ? [] : [role]))}
          options={[
            { value: 'any', label: t`Any role` },
            ...roles.map((role) => ({ value: role, label: text(staffRoleWords[role]) ?? role })),
          ]}
        />
      </div>
      <div className="mt-2">
        <StateChips
          label={t`Which people`}
          value={one(state, 'filter', userFilters) ?? 'all'}
          onValueChange={(filter) => change(withFilter(state, 'filter', filter === 'all' ? [] : [filter]))}
          chips={(['all', ...userFilters] as const).map((value) => ({
            value,
            label: names[value],
            count: countOf(counts?.[value]),
          }))}
        />
      </div>
      {organization && (
        <FilterChips
          active={[
            {
              id: organization.id,
              label: t`Organization: ${organization.companyName}`,
              onRemove: () => change(withFilter(state, 'organization', [])),
            },
          ]}
        />
      )}
    </div>
  )
}

function UserList({ users, open }: { users: Users; open: string | null }) {
  const { t } = useLingui()
  const names = useFilterNames()
  const [params] = useSearchParams()
  const [state, change] = useTableState(shape)
  const columns = useColumns(open !== null)
  const pages = usePages(state.cursor, users.data?.next, (cursor) => change({ cursor }))
  const filter = one(state, 'filter', userFilters)
  const addressOf = (id: string) => {
    const address = new URLSearchParams(params)
    address.set('user', id)
    return `?${address}`
  }
  return (
    <>
      <Table
        label={t`Users`}
        columns={columns}
        words={({ id, name }) => ({ id, title: name, to: addressOf(id) })}
        rows={users.data?.users}
        selected={open ? [open] : []}
        refreshing={users.isPlaceholderData}
        expected={12}
        empty={
          <NoResult
            filters={filter ? [names[filter]] : []}
            search={state.search}
            onClear={() => change({ filters: {}, search: '' })}
          />
        }
      />
      <TablePaging summary={<Trans>Who was here last comes first.</Trans>} {...pages} />
    </>
  )
}
