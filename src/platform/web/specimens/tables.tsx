import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { BulkBar } from '../ui/bulk-bar.tsx'
import { IconButton } from '../ui/button.tsx'
import { NoResult } from '../ui/empty.tsx'
import { AddFilter, FilterChips, StateChips } from '../ui/filter-chips.tsx'
import { KeyIcon, MoreIcon, TrashIcon } from '../ui/icon.tsx'
import { Money } from '../ui/money.tsx'
import { Mooring } from '../ui/mooring.tsx'
import { Segmented } from '../ui/segmented.tsx'
import type { ShapeKind } from '../ui/shape.tsx'
import { StatusMark } from '../ui/status.tsx'
import { Table } from '../ui/table.tsx'
import type { Column } from '../ui/table-column.ts'
import { TablePaging } from '../ui/table-paging.tsx'
import { Sub } from '../ui/table-rows.tsx'
import { isFiltered, type TableShape, withFilter } from '../ui/table-state.ts'
import { useTableState } from '../ui/use-table-state.ts'
import { type ExampleCluster, exampleClusters } from './example-clusters.ts'
import { Specimen } from './specimen.tsx'

const shape: TableShape = {
  sortable: ['name', 'cost'],
  filters: ['region', 'state'],
  defaultSort: { column: 'cost', descending: true },
}

/** The example's server: sorts and filters as one would, since the table never does. */
function answer(state: ReturnType<typeof useTableState>[0]): readonly ExampleCluster[] {
  const { region = [], state: kinds = [] } = state.filters
  const rows = exampleClusters.filter(
    (row) => (region.length === 0 || region.includes(row.region)) && (kinds.length === 0 || kinds.includes(row.kind)),
  )
  const sign = state.sort?.descending ? -1 : 1
  return [...rows].sort((a, b) =>
    state.sort?.column === 'name' ? sign * a.name.localeCompare(b.name) : sign * (a.cents - b.cents),
  )
}

function useWords(): Record<ShapeKind, string> {
  const { t } = useLingui()
  return { ok: t`Running`, fail: t`Failed`, warn: t`Degraded`, run: t`Updating`, off: t`Asleep` }
}

function useColumns(rows: readonly ExampleCluster[]): readonly Column<ExampleCluster>[] {
  const { t } = useLingui()
  const words = useWords()
  return [
    {
      id: 'name',
      header: t`Cluster`,
      sortable: true,
      card: 'title',
      cell: ({ tier }) => <Sub>{tier}</Sub>,
      footer: <Plural value={rows.length} one="# cluster" other="# clusters" />,
    },
    {
      id: 'state',
      header: t`State`,
      card: 'lead',
      cell: ({ kind }) => <StatusMark kind={kind}>{words[kind]}</StatusMark>,
    },
    { id: 'version', header: t`Version`, cell: ({ version }) => <span className="font-mono text-13">{version}</span> },
    {
      id: 'nodes',
      header: t`Nodes ready`,
      card: 'fact',
      cell: ({ machines, desired }) => <Mooring machines={machines} desired={desired} />,
    },
    { id: 'region', header: t`Region`, cell: ({ region }) => region },
    {
      id: 'cost',
      header: t`This month, excl. VAT`,
      sortable: true,
      descendingFirst: true,
      align: 'end',
      card: 'fact',
      cell: ({ cents, forecastCents }) => (
        <>
          <Money amount={{ cents }} />
          <Sub>
            <Trans>
              <Money amount={{ cents: forecastCents }} /> forecast
            </Trans>
          </Sub>
        </>
      ),
      footer: (
        <Money amount={{ cents: rows.reduce((sum, { cents }) => sum + cents, 0) }} className="font-semibold text-ink" />
      ),
    },
  ]
}

export function Tables() {
  const { t } = useLingui()
  const [view, setView] = useState<'rows' | 'loading' | 'refreshing' | 'empty'>('rows')
  return (
    <Specimen
      title={t`Table`}
      note={t`Sort, filters and page live in the address; the server sorts and filters. The row is the link. These rows are examples.`}
    >
      <Segmented
        label={t`State of the table`}
        value={view}
        onValueChange={setView}
        segments={[
          { value: 'rows', label: t`Rows` },
          { value: 'loading', label: t`Loading` },
          { value: 'refreshing', label: t`Refreshing` },
          { value: 'empty', label: t`No result` },
        ]}
      />
      <div className="mt-4">
        <ExampleList view={view} />
      </div>
    </Specimen>
  )
}

function ExampleList({ view }: { view: 'rows' | 'loading' | 'refreshing' | 'empty' }) {
  const { t } = useLingui()
  const [state, change] = useTableState(shape)
  const [selected, setSelected] = useState<readonly string[]>(['example-1', 'example-2'])
  const rows = view === 'empty' ? [] : answer(state)
  const columns = useColumns(rows)
  const regions = state.filters.region ?? []
  const clear = () => change({ filters: {}, search: '' })
  return (
    <>
      <ExampleStates />
      <FilterChips
        active={regions.map((region) => ({
          id: region,
          label: t`Region: ${region}`,
          onRemove: () =>
            change(
              withFilter(
                state,
                'region',
                regions.filter((other) => other !== region),
              ),
            ),
        }))}
        add={<AddFilter onClick={() => change(withFilter(state, 'region', ['Paris']))}>{t`Region`}</AddFilter>}
        count={<Plural value={rows.length} one="# of 4 clusters" other="# of 4 clusters" />}
        {...(isFiltered(state) && { onClear: clear })}
        live={t`Live, updated 2 s ago`}
      />
      <Table
        label={t`Example clusters`}
        columns={columns}
        words={({ id, name }) => ({ id, title: name, to: '/ui#tables' })}
        rows={view === 'loading' ? undefined : rows}
        refreshing={view === 'refreshing'}
        sort={state.sort}
        onSortChange={(sort) => change({ sort })}
        selected={selected}
        onSelectedChange={setSelected}
        actions={({ name }) => (
          <IconButton label={t`Actions for ${name}`}>
            <MoreIcon />
          </IconButton>
        )}
        expected={4}
        empty={<NoResult filters={[t`Region: Madrid`, t`State: Running`]} onClear={clear} />}
      />
      {view === 'rows' && (
        <TablePaging
          summary={<Trans>The pages of this example hold the same rows</Trans>}
          previous={state.cursor === undefined ? null : ''}
          next={state.cursor === undefined ? 'example-page-2' : null}
          onPage={(cursor) => change({ cursor })}
        />
      )}
      <ExampleBulk count={view === 'rows' ? selected.length : 0} onClear={() => setSelected([])} />
    </>
  )
}

function ExampleStates() {
  const { t } = useLingui()
  const words = useWords()
  const [state, change] = useTableState(shape)
  const count = (kind: ShapeKind) => exampleClusters.filter((row) => row.kind === kind).length
  const kinds = ['ok', 'run', 'warn', 'fail'] as const
  return (
    <StateChips
      label={t`Filter by state`}
      value={state.filters.state?.[0] ?? 'all'}
      onValueChange={(value) => change(withFilter(state, 'state', value === 'all' ? [] : [value]))}
      chips={[
        { value: 'all', label: t`All`, count: exampleClusters.length },
        ...kinds.map((kind) => ({ value: kind, label: words[kind], count: count(kind), kind })),
      ]}
    />
  )
}

function ExampleBulk({ count, onClear }: { count: number; onClear: () => void }) {
  const { t } = useLingui()
  return (
    <BulkBar
      count={count}
      note={
        <Trans>
          <Money amount={{ cents: 117138 }} /> this month
        </Trans>
      }
      onClear={onClear}
      actions={[
        { label: t`Kubeconfigs`, icon: <KeyIcon />, onSelect: onClear },
        { label: t`Sleep`, onSelect: onClear, unavailable: t`production-paris is being changed` },
        { label: t`Delete`, icon: <TrashIcon />, onSelect: onClear, danger: true },
      ]}
    />
  )
}
