import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import type { Reply } from '#platform/endpoint.ts'
import { NoResult } from '#platform/web/ui/empty.tsx'
import { FilterChips } from '#platform/web/ui/filter-chips.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Loading, SkeletonBlock } from '#platform/web/ui/skeleton.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import type { Column } from '#platform/web/ui/table-column.ts'
import { TablePaging } from '#platform/web/ui/table-paging.tsx'
import { Sub } from '#platform/web/ui/table-rows.tsx'
import { type TableShape, type TableState, withFilter } from '#platform/web/ui/table-state.ts'
import { useTableState } from '#platform/web/ui/use-table-state.ts'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import { orgRoleWords, staffRoleWords } from '../role-words.ts'
import { listOrganizationUsers } from '../staff-contract.ts'
import { MemberActs } from './member-acts.tsx'
import { StateTag } from './person-words.tsx'
import { SearchBox } from './search-box.tsx'
import { StaffFrame } from './staff-frame.tsx'
import { usePages } from './use-pages.ts'
import { useText } from './use-text.ts'

const shape: TableShape = { sortable: [], filters: ['organization'] }

export type StaffOrganization = Reply<typeof listOrganizationUsers>['organizations'][number]
export type StaffMember = StaffOrganization['members'][number]

function useOrganizations(state: TableState) {
  const organization = state.filters.organization?.[0]
  const query = {
    ...(state.search && { search: state.search }),
    ...(state.cursor && { after: state.cursor }),
    ...(organization && { organization }),
  }
  return useEndpoint(listOrganizationUsers, { query }, { placeholderData: keepPreviousData })
}

export default function OrganizationUsersPage() {
  const { t } = useLingui()
  const [state, change] = useTableState(shape)
  const asked = useOrganizations(state)
  const pages = usePages(state.cursor, asked.data?.next, (cursor) => change({ cursor }))
  const only = state.filters.organization?.[0]
  const organizations = asked.data?.organizations ?? []
  const name = organizations.find(({ id }) => id === only)?.companyName
  return (
    <StaffFrame
      title={t`Organization users`}
      lead={t`Who belongs where. The newest organization comes first.`}
      asked={asked}
    >
      <div className="pt-4">
        <SearchBox
          label={t`Organization, billing ID or person`}
          value={state.search}
          onSearch={(search) => change({ search })}
        />
        {only && name && (
          <FilterChips
            active={[{ id: only, label: name, onRemove: () => change(withFilter(state, 'organization', [])) }]}
          />
        )}
      </div>
      <Loading pending={asked.isPending} skeleton={skeleton}>
        {organizations.map((organization) => (
          <OrganizationSection key={organization.id} organization={organization} />
        ))}
        {organizations.length === 0 && (
          <NoResult filters={[]} search={state.search} onClear={() => change({ filters: {}, search: '' })} />
        )}
      </Loading>
      <TablePaging {...pages} />
    </StaffFrame>
  )
}

const skeleton = (
  <div className="grid gap-8 pt-8">
    <SkeletonBlock className="h-40 w-full" />
    <SkeletonBlock className="h-40 w-full" />
  </div>
)

function useColumns(): readonly Column<StaffMember>[] {
  const { t } = useLingui()
  const text = useText()
  return [
    {
      id: 'person',
      header: t`Person`,
      card: 'title',
      cell: (member) => (
        <>
          {' '}
          <StateTag state={member.state} />
          <Sub>{member.email}</Sub>
        </>
      ),
    },
    {
      id: 'role',
      header: t`Role`,
      card: 'fact',
      width: 'w-48',
      cell: ({ role, orgRole }) => (
        <>
          {text(orgRoleWords[orgRole])}
          {role !== 'customer' && (
            <Sub>
              <Trans>{text(staffRoleWords[role])} at Quai</Trans>
            </Sub>
          )}
        </>
      ),
    },
    {
      id: 'seen',
      header: t`Last seen`,
      card: 'fact',
      width: 'w-36',
      cell: ({ lastSeenAt }) => (
        <span className="text-13 text-muted">
          {lastSeenAt ? <RelativeTime at={lastSeenAt} /> : <Trans>Never</Trans>}
        </span>
      ),
    },
  ]
}

function OrganizationSection({ organization }: { organization: StaffOrganization }) {
  const { i18n } = useLingui()
  const columns = useColumns()
  const { id, companyName, companyId, country, members, memberCount } = organization
  const place = new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(country) ?? country
  return (
    <section className="pt-8">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-18">{companyName}</h2>
        <span className="font-mono text-13 text-muted">{companyId}</span>
        <span className="text-13 text-muted">{place}</span>
        <span className="ml-auto text-13 text-muted">
          <Plural value={memberCount} one="# person" other="# people" />
        </span>
      </div>
      <Table
        label={companyName}
        columns={columns}
        words={(member) => ({ id: member.id, title: member.name, to: `/user-management?user=${member.id}` })}
        rows={members}
        actions={(member) => <MemberActs member={member} organization={organization} />}
        empty={
          <p className="py-4 text-muted">
            <Trans>Nobody belongs to it.</Trans>
          </p>
        }
      />
      {memberCount > members.length && (
        <p className="pt-2 text-13">
          <TextLink to={`/user-management?organization=${id}`}>
            <Trans>All {memberCount} people</Trans>
          </TextLink>
        </p>
      )}
    </section>
  )
}
