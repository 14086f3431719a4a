import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Text } from '#platform/text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { NoResult } from '#platform/web/ui/empty.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PlusIcon } from '#platform/web/ui/icon.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { StatusMark } from '#platform/web/ui/status.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import type { Column } from '#platform/web/ui/table-column.ts'
import { TablePaging } from '#platform/web/ui/table-paging.tsx'
import { Sub } from '#platform/web/ui/table-rows.tsx'
import type { TableShape } from '#platform/web/ui/table-state.ts'
import { useTableState } from '#platform/web/ui/use-table-state.ts'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import type { User } from '../contract.ts'
import { listMembers, type Member } from '../organization-contract.ts'
import { may, orgRoles } from '../permissions.ts'
import { orgRoleWords } from '../role-words.ts'
import { useRoleNames } from './role-names.ts'
import { InviteMember } from './settings-invite.tsx'
import { RemoveButton, RoleOf } from './settings-member-acts.tsx'
import { MemberFilters } from './settings-member-filters.tsx'
import { usePages } from './use-pages.ts'
import { useText } from './use-text.ts'

const shape: TableShape = { sortable: [], filters: ['role'] }

function Protection({ member }: { member: Member }) {
  if (member.state === 'locked') {
    return (
      <StatusMark kind="fail">
        <Trans>Locked</Trans>
      </StatusMark>
    )
  }
  return member.hasSecondFactor ? (
    <StatusMark kind="ok">
      <Trans>Second factor on</Trans>
    </StatusMark>
  ) : (
    <StatusMark kind="off">
      <Trans>Password only</Trans>
    </StatusMark>
  )
}

function Asks({ asksFor }: Pick<Member, 'asksFor'>) {
  const read = useText()
  if (!asksFor) return null
  const words: Readonly<Record<string, Text>> = orgRoleWords
  const role = read(words[asksFor.orgRole]) ?? asksFor.orgRole
  return (
    <span className="block whitespace-normal text-13 text-muted [overflow-wrap:anywhere]">
      <Trans>
        Asks for {role}: {asksFor.reason}
      </Trans>
    </span>
  )
}

/** When somebody was here last, and what protects them, is told to those who manage members. */
function useColumns(user: User, owners: number): readonly Column<Member>[] {
  const { t } = useLingui()
  const all: readonly Column<Member>[] = [
    {
      id: 'name',
      header: t`Member`,
      card: 'title',
      cell: ({ email, asksFor }) => (
        <>
          <Sub>{email}</Sub>
          <Asks asksFor={asksFor} />
        </>
      ),
    },
    {
      id: 'role',
      header: t`Role`,
      card: 'fact',
      cell: (member) => <RoleOf member={member} user={user} owners={owners} />,
    },
  ]
  if (!may(user, 'members:manage')) return all
  return [
    ...all,
    { id: 'protection', header: t`Protection`, card: 'lead', cell: (member) => <Protection member={member} /> },
    {
      id: 'seen',
      header: t`Last seen`,
      card: 'fact',
      align: 'end',
      cell: ({ lastSeenAt }) => (
        <span className="text-muted">{lastSeenAt ? <RelativeTime at={lastSeenAt} /> : <Trans>Never</Trans>}</span>
      ),
    },
  ]
}

function Head({ user, total }: { user: User; total: number | undefined }) {
  const [inviting, setInviting] = useState(false)
  return (
    <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="text-muted">
        {total !== undefined && <Plural value={total} one="# member." other="# members." />}{' '}
        <Trans>Their role says what they may do.</Trans>
      </p>
      {may(user, 'members:manage') && (
        <Button icon={<PlusIcon />} className="max-md:w-full" onClick={() => setInviting(true)}>
          <Trans>Invite a member</Trans>
        </Button>
      )}
      {inviting && <InviteMember user={user} onClose={() => setInviting(false)} />}
    </div>
  )
}

export function MemberList({ user }: { user: User }) {
  const { t } = useLingui()
  const [state, change] = useTableState(shape)
  const orgRole = orgRoles.find((role) => role === state.filters.role?.[0])
  const members = useEndpoint(
    listMembers,
    {
      query: {
        ...(state.search && { search: state.search }),
        ...(state.cursor && { after: state.cursor }),
        ...(orgRole && { orgRole }),
      },
    },
    { placeholderData: keepPreviousData },
  )
  const pages = usePages(state.cursor, members.data?.next, (cursor) => change({ cursor }))
  const columns = useColumns(user, members.data?.owners ?? 1)
  const roles = useRoleNames()
  if (members.error && !members.data) {
    return (
      <div className="py-6">
        <ErrorState
          title={t`The members could not be loaded`}
          onRetry={() => void members.refetch()}
          retrying={members.isFetching}
        >
          {members.error.message}
        </ErrorState>
      </div>
    )
  }
  return (
    <>
      <Head user={user} total={members.data?.total} />
      <MemberFilters state={state} change={change} orgRole={orgRole} />
      <Table
        label={t`Members`}
        columns={columns}
        words={({ id, name }) => ({ id, title: name })}
        rows={members.data?.members}
        refreshing={members.isPlaceholderData}
        {...(may(user, 'members:manage') && {
          actions: (member: Member) => <RemoveButton member={member} user={user} owners={members.data?.owners ?? 1} />,
        })}
        empty={
          <NoResult
            filters={orgRole ? [roles[orgRole].name] : []}
            search={state.search}
            onClear={() => change({ search: '', filters: {} })}
          />
        }
      />
      {(pages.previous !== null || pages.next !== null) && <TablePaging {...pages} />}
    </>
  )
}
