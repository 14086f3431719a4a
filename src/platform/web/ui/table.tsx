// A list in server mode: the address holds sort, filters and page, the server answers rows, this draws them.
import { type SortingState, useTable } from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { classNames } from './class-names.ts'
import { useSkeleton } from './skeleton.tsx'
import { TableCards, TableCardsSkeleton } from './table-cards.tsx'
import { type Column, features, type RowParts, type RowWords } from './table-column.ts'
import { TableRows, TableSkeleton } from './table-rows.tsx'
import type { Sort } from './table-state.ts'
import { usePhone } from './use-media.ts'

type TableProps<Row> = {
  /** what the list holds, for those who hear the page */
  label: string
  columns: readonly Column<Row>[]
  words: RowWords<Row>
  /** undefined until the first answer */
  rows: readonly Row[] | undefined
  sort?: Sort | undefined
  onSortChange?: (sort: Sort) => void
  /** ids; given together, they put a checkbox before every row */
  selected?: readonly string[]
  onSelectedChange?: (ids: readonly string[]) => void
  actions?: (row: Row) => ReactNode
  /** a newer answer is on its way: the rows stay, dimmed */
  refreshing?: boolean
  empty: ReactNode
  /** how many rows the skeleton has; the length of a usual page */
  expected?: number
}

const none: never[] = []

export function Table<Row extends object>(props: TableProps<Row>) {
  const phone = usePhone()
  const drawn = useSkeleton(props.rows === undefined)
  const table = useInstance(props)
  const parts: RowParts<Row> = {
    columns: props.columns,
    words: props.words,
    selectable: props.onSelectedChange !== undefined,
    ...(props.actions && { actions: props.actions }),
  }
  if (drawn !== 'content' || props.rows === undefined) {
    const Skeleton = phone ? TableCardsSkeleton : TableSkeleton
    return <Skeleton parts={parts} label={props.label} rows={props.expected ?? 6} hidden={drawn === 'nothing'} />
  }
  if (props.rows.length === 0) return <div className="border-line border-t">{props.empty}</div>
  return (
    <div
      aria-busy={props.refreshing || undefined}
      className={classNames('transition-opacity duration-120', props.refreshing && 'opacity-60')}
    >
      {phone ? (
        <TableCards label={props.label} table={table} parts={parts} />
      ) : (
        <TableRows label={props.label} table={table} parts={parts} />
      )}
    </div>
  )
}

function useInstance<Row extends object>(props: TableProps<Row>) {
  const { columns, words, rows, sort, selected, onSortChange, onSelectedChange } = props
  const definitions = useMemo(
    () =>
      columns.map(({ id, header, sortable, descendingFirst }) => ({
        id,
        header,
        accessorFn: () => id,
        enableSorting: sortable ?? false,
        sortDescFirst: descendingFirst ?? false,
      })),
    [columns],
  )
  const sorting: SortingState = sort ? [{ id: sort.column, desc: sort.descending }] : none
  const rowSelection = Object.fromEntries((selected ?? none).map((id) => [id, true as const]))
  return useTable({
    features,
    columns: definitions,
    data: rows ?? none,
    getRowId: (row) => words(row).id,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting, rowSelection },
    onSortingChange: (update) => {
      const [first] = typeof update === 'function' ? update(sorting) : update
      if (first) onSortChange?.({ column: first.id, descending: first.desc })
    },
    onRowSelectionChange: (update) => {
      const next = typeof update === 'function' ? update(rowSelection) : update
      onSelectedChange?.(Object.keys(next))
    },
  })
}
