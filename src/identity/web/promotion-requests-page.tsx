import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { Tag } from '#platform/web/ui/badge.tsx'
import { FirstUse, NoResult } from '#platform/web/ui/empty.tsx'
import { StateChips } from '#platform/web/ui/filter-chips.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import type { Column } from '#platform/web/ui/table-column.ts'
import { TablePaging } from '#platform/web/ui/table-paging.tsx'
import { Sub } from '#platform/web/ui/table-rows.tsx'
import { isFiltered, type TableShape, type TableState, withFilter } from '#platform/web/ui/table-state.ts'
import { useTableState } from '#platform/web/ui/use-table-state.ts'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import {
  listPromotionRequests,
  type PromotionRow,
  promotionKinds,
  promotionStates,
} from '../staff-decision-contract.ts'
import { countOf } from './count-of.ts'
import { PromotionDecision, useRoleWord } from './promotion-decision.tsx'
import { SearchBox } from './search-box.tsx'
import { StaffFrame } from './staff-frame.tsx'
import { usePages } from './use-pages.ts'

const shape: TableShape = { sortable: [], filters: ['state', 'kind'] }

const stateIn = (state: TableState) => promotionStates.find((known) => known === state.filters.state?.[0]) ?? 'pending'
const kindIn = (state: TableState) => promotionKinds.find((known) => known === state.filters.kind?.[0])

function useRequests(state: TableState) {
  const query = {
    ...(state.search && { search: state.search }),
    ...(state.cursor && { after: state.cursor }),
    state: stateIn(state),
    kind: kindIn(state),
  }
  return useEndpoint(listPromotionRequests, { query }, { placeholderData: keepPreviousData })
}

function useStates(): Record<PromotionRow['state'], string> {
  const { t } = useLingui()
  return { pending: t`Waiting`, approved: t`Approved`, refused: t`Refused`, withdrawn: t`Withdrawn` }
}

function useColumns(): readonly Column<PromotionRow>[] {
  const { t } = useLingui()
  const word = useRoleWord()
  return [
    {
      id: 'person',
      header: t`Person`,
      card: 'title',
      cell: ({ email, companyName }) => (
        <>
          <Sub>{companyName}</Sub>
          <Sub>{email}</Sub>
        </>
      ),
    },
    {
      id: 'role',
      header: t`Asks for`,
      card: 'lead',
      cell: (request) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="whitespace-nowrap">
            {word(request.kind, request.roleBefore)} → <strong>{word(request.kind, request.wantedRole)}</strong>
          </span>
          {request.kind === 'staff' && (
            <Tag tone="primary">
              <Trans>Staff</Trans>
            </Tag>
          )}
        </span>
      ),
    },
    {
      id: 'reason',
      header: t`Reason`,
      card: 'lead',
      cell: ({ reason, createdAt }) => (
        <>
          <span className="line-clamp-3 max-w-[40ch] [overflow-wrap:anywhere]">{reason}</span>
          <span className="text-13 text-muted">
            <RelativeTime at={createdAt} />
          </span>
        </>
      ),
    },
    {
      id: 'decision',
      header: t`Decision`,
      card: 'lead',
      cell: (request) => <PromotionDecision request={request} />,
    },
  ]
}

export default function PromotionRequestsPage() {
  const { t } = useLingui()
  const [state] = useTableState(shape)
  const asked = useRequests(state)
  return (
    <StaffFrame
      title={t`Promotion requests`}
      lead={t`Who asks for a higher role. Nobody decides on their own request; everybody is told by mail.`}
      asked={asked}
    >
      <RequestFilters asked={asked} />
      <RequestList asked={asked} />
    </StaffFrame>
  )
}

type Asked = ReturnType<typeof useRequests>

function RequestFilters({ asked }: { asked: Asked }) {
  const { t } = useLingui()
  const states = useStates()
  const [state, change] = useTableState(shape)
  return (
    <div className="grid gap-2 py-4">
      <div className="flex gap-2 max-sm:flex-col">
        <SearchBox
          label={t`Name, address, organization or id`}
          value={state.search}
          onSearch={(search) => change({ search })}
        />
        <Select
          label={t`Kind of role`}
          className="sm:w-56"
          value={kindIn(state) ?? 'any'}
          onValueChange={(kind) => change(withFilter(state, 'kind', kind === 'any' ? [] : [kind]))}
          options={[
            { value: 'any', label: t`Any role` },
            { value: 'organization', label: t`In an organization` },
            { value: 'staff', label: t`At Quai` },
          ]}
        />
      </div>
      <StateChips
        label={t`State of the requests`}
        value={stateIn(state)}
        onValueChange={(next) => change(withFilter(state, 'state', next === 'pending' ? [] : [next]))}
        chips={promotionStates.map((value) => ({
          value,
          label: states[value],
          count: countOf(asked.data?.counts[value]),
        }))}
      />
    </div>
  )
}

function RequestList({ asked }: { asked: Asked }) {
  const { t } = useLingui()
  const states = useStates()
  const columns = useColumns()
  const [state, change] = useTableState(shape)
  const pages = usePages(state.cursor, asked.data?.next, (cursor) => change({ cursor }))
  return (
    <>
      <Table
        label={t`Promotion requests`}
        columns={columns}
        words={({ id, personId, name }) => ({ id, title: name, to: `/user-management?user=${personId}` })}
        rows={asked.data?.requests}
        refreshing={asked.isPlaceholderData}
        empty={
          isFiltered(state) ? (
            <NoResult
              filters={[states[stateIn(state)]]}
              search={state.search}
              onClear={() => change({ filters: {}, search: '' })}
            />
          ) : (
            <FirstUse
              title={<Trans>No request waits</Trans>}
              benefit={<Trans>Requests for a higher role appear here by themselves.</Trans>}
              action={<TextLink to="/user-management">{t`All users`}</TextLink>}
            />
          )
        }
      />
      <TablePaging {...pages} />
    </>
  )
}
