import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { FirstUse, NoResult } from '#platform/web/ui/empty.tsx'
import { StateChips } from '#platform/web/ui/filter-chips.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { StatusWord } from '#platform/web/ui/status.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import type { Column } from '#platform/web/ui/table-column.ts'
import { TablePaging } from '#platform/web/ui/table-paging.tsx'
import { Sub } from '#platform/web/ui/table-rows.tsx'
import { isFiltered, type TableShape, type TableState, withFilter } from '#platform/web/ui/table-state.ts'
import { useTableState } from '#platform/web/ui/use-table-state.ts'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import { listRegistrations, type Registration, registrationKinds } from '../staff-decision-contract.ts'
import { countOf } from './count-of.ts'
import { RegistrationDecision } from './registration-decision.tsx'
import { SearchBox } from './search-box.tsx'
import { StaffFrame } from './staff-frame.tsx'
import { usePages } from './use-pages.ts'

const shape: TableShape = { sortable: [], filters: ['kind'] }

const kindIn = (state: TableState) => registrationKinds.find((kind) => kind === state.filters.kind?.[0])

function useRegistrations(state: TableState) {
  const query = {
    ...(state.search && { search: state.search }),
    ...(state.cursor && { after: state.cursor }),
    kind: kindIn(state),
  }
  return useEndpoint(listRegistrations, { query }, { placeholderData: keepPreviousData })
}

function useKinds(): Record<Registration['kind'], string> {
  const { t } = useLingui()
  return { held: t`Held for review`, joining: t`Asks to join`, unverified: t`Address unverified` }
}

const shapes = { held: 'warn', joining: 'run', unverified: 'off' } as const

function useColumns(): readonly Column<Registration>[] {
  const { t, i18n } = useLingui()
  const kinds = useKinds()
  const countries = new Intl.DisplayNames(i18n.locale, { type: 'region' })
  return [
    { id: 'person', header: t`Person`, card: 'title', cell: ({ email }) => <Sub>{email}</Sub> },
    {
      id: 'kind',
      header: t`Waits because`,
      card: 'lead',
      cell: ({ kind, stateReason }) => (
        <>
          <StatusWord kind={shapes[kind]}>{kinds[kind]}</StatusWord>
          {stateReason && <span className="block text-13 text-muted">{stateReason}</span>}
        </>
      ),
    },
    {
      id: 'organization',
      header: t`Organization`,
      card: 'fact',
      cell: ({ companyName, country }) => (
        <>
          {companyName}
          <Sub>{countries.of(country) ?? country}</Sub>
        </>
      ),
    },
    {
      id: 'registered',
      header: t`Registered`,
      card: 'fact',
      cell: ({ createdAt }) => (
        <span className="text-13 text-muted">
          <RelativeTime at={createdAt} />
        </span>
      ),
    },
    {
      id: 'decision',
      header: t`Decision`,
      card: 'lead',
      cell: (registration) => <RegistrationDecision registration={registration} />,
    },
  ]
}

export default function PendingRegistrationsPage() {
  const { t } = useLingui()
  const [state, change] = useTableState(shape)
  const asked = useRegistrations(state)
  const kinds = useKinds()
  const columns = useColumns()
  const pages = usePages(state.cursor, asked.data?.next, (cursor) => change({ cursor }))
  const kind = kindIn(state)
  return (
    <StaffFrame
      title={t`Registrations`}
      lead={t`Who has registered and is not in yet. The longest wait comes first; everybody is told by mail.`}
      asked={asked}
    >
      <div className="grid gap-2 py-4">
        <SearchBox
          label={t`Name, address, organization or id`}
          value={state.search}
          onSearch={(search) => change({ search })}
        />
        <StateChips
          label={t`Why they wait`}
          value={kind ?? 'all'}
          onValueChange={(next) => change(withFilter(state, 'kind', next === 'all' ? [] : [next]))}
          chips={(['all', ...registrationKinds] as const).map((value) => ({
            value,
            label: value === 'all' ? t`All` : kinds[value],
            count: countOf(asked.data?.counts[value]),
          }))}
        />
      </div>
      <Table
        label={t`Registrations`}
        columns={columns}
        words={({ id, name }) => ({ id, title: name, to: `/user-management?user=${id}` })}
        rows={asked.data?.registrations}
        refreshing={asked.isPlaceholderData}
        empty={
          isFiltered(state) ? (
            <NoResult
              filters={kind ? [kinds[kind]] : []}
              search={state.search}
              onClear={() => change({ filters: {}, search: '' })}
            />
          ) : (
            <FirstUse
              title={<Trans>Nobody waits</Trans>}
              benefit={<Trans>Registrations that need a decision appear here by themselves.</Trans>}
              action={<TextLink to="/user-management">{t`All users`}</TextLink>}
            />
          )
        }
      />
      <TablePaging {...pages} />
    </StaffFrame>
  )
}
