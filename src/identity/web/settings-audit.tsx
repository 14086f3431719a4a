import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { Button } from '#platform/web/ui/button.tsx'
import { NoResult } from '#platform/web/ui/empty.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { DownloadIcon } from '#platform/web/ui/icon.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import type { Column } from '#platform/web/ui/table-column.ts'
import { TablePaging } from '#platform/web/ui/table-paging.tsx'
import { isFiltered, type TableState } from '#platform/web/ui/table-state.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useTableState } from '#platform/web/ui/use-table-state.ts'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import { type AuditEntry, listAudit } from '../audit-contract.ts'
import { Actor, detailOf } from './audit-line.tsx'
import { useAuditWords } from './audit-words.ts'
import { saveAudit } from './export-audit.ts'
import { FormError } from './form-error.tsx'
import { AuditFilters, actorKinds, auditShape, useKindNames } from './settings-audit-filters.tsx'
import { usePages } from './use-pages.ts'

function useAudit({ search, filters, cursor }: TableState) {
  const kind = actorKinds.find((known) => known === filters.by?.[0])
  const day = (name: 'from' | 'to') => filters[name]?.[0]
  const [from, to] = [day('from'), day('to')]
  return useEndpoint(
    listAudit,
    {
      query: {
        limit: 25,
        ...(search && { search }),
        ...(cursor && { after: Number(cursor) }),
        ...(filters.action?.[0] && { action: filters.action[0] }),
        ...(kind && { actorKind: kind }),
        ...(from && { from: new Date(`${from}T00:00:00`).toISOString() }),
        ...(to && { to: dayAfter(to).toISOString() }),
      },
    },
    { placeholderData: keepPreviousData },
  )
}

/** "Until the 17th" includes the 17th, in the time of whoever reads. */
function dayAfter(day: string): Date {
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + 1)
  return date
}

function useColumns(): readonly Column<AuditEntry>[] {
  const { t } = useLingui()
  return [
    {
      id: 'what',
      header: t`What`,
      card: 'title',
      cell: (entry) => (
        <span className="block whitespace-normal text-13 text-muted [overflow-wrap:anywhere]">{detailOf(entry)}</span>
      ),
    },
    { id: 'who', header: t`Who`, card: 'lead', cell: (entry) => <Actor {...entry} /> },
    {
      id: 'from',
      header: t`From`,
      card: 'fact',
      cell: ({ address }) => <span className="font-mono text-13 text-muted">{address}</span>,
    },
    {
      id: 'when',
      header: t`When`,
      card: 'fact',
      align: 'end',
      cell: ({ at }) => (
        <span className="text-muted">
          <RelativeTime at={at} />
        </span>
      ),
    },
  ]
}

function Export() {
  const { t } = useLingui()
  const save = useMutation({
    mutationFn: saveAudit,
    onSuccess: (count) =>
      toast({
        variant: 'success',
        title: t`Audit log exported`,
        description: <Plural value={count} one="# entry" other="# entries" />,
      }),
  })
  return (
    <div className="max-md:w-full">
      <Button
        look="secondary"
        icon={<DownloadIcon />}
        pending={save.isPending}
        className="max-md:w-full"
        onClick={() => save.mutate()}
      >
        <Trans>Export</Trans>
      </Button>
      {save.error && <FormError>{save.error.message}</FormError>}
    </div>
  )
}

function useFilterWords(state: TableState): string[] {
  const words = useAuditWords()
  const kinds = useKindNames()
  const { action = [], by = [], from = [], to = [] } = state.filters
  const known = actorKinds.filter((kind) => by.includes(kind)).map((kind) => kinds[kind])
  return [...action.map(words), ...known, ...from, ...to]
}

function AuditList({ state, change, audit }: AuditListProps) {
  const { t } = useLingui()
  const words = useAuditWords()
  const filters = useFilterWords(state)
  const columns = useColumns()
  const next = audit.data?.next
  const pages = usePages(state.cursor, next == null ? null : String(next), (cursor) => change({ cursor }))
  return (
    <>
      <Table
        label={t`Audit log`}
        columns={columns}
        words={({ seq, action }) => ({ id: String(seq), title: words(action) })}
        rows={audit.data?.entries}
        refreshing={audit.isPlaceholderData}
        empty={
          isFiltered(state) ? (
            <NoResult filters={filters} search={state.search} onClear={() => change({ search: '', filters: {} })} />
          ) : (
            <p className="py-6 text-muted">
              <Trans>Nothing has been done here yet.</Trans>
            </p>
          )
        }
      />
      {(pages.previous !== null || pages.next !== null) && <TablePaging {...pages} />}
    </>
  )
}

type AuditListProps = {
  state: TableState
  change: (change: Partial<TableState>) => void
  audit: ReturnType<typeof useAudit>
}

export function SettingsAudit() {
  const { t } = useLingui()
  const [state, change] = useTableState(auditShape)
  const audit = useAudit(state)
  return (
    <>
      <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="max-w-[72ch] text-muted">
          <Trans>
            Everything that was done here, by members, API tokens and Quai’s staff. Each entry is chained to the one
            before: a change to any of them shows in the export.
          </Trans>
        </p>
        <Export />
      </div>
      <AuditFilters state={state} change={change} actions={audit.data?.actions ?? []} />
      {audit.error && !audit.data ? (
        <ErrorState
          title={t`The audit log could not be loaded`}
          onRetry={() => void audit.refetch()}
          retrying={audit.isFetching}
        >
          {audit.error.message}
        </ErrorState>
      ) : (
        <AuditList state={state} change={change} audit={audit} />
      )}
    </>
  )
}
