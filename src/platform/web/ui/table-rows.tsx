// The table as rows and columns, for screens wide enough to compare.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Checkbox } from './checkbox.tsx'
import { classNames } from './class-names.ts'
import { ChevronDownIcon } from './icon.tsx'
import { SkeletonBlock } from './skeleton.tsx'
import type { Column, Instance, RowParts } from './table-column.ts'

type PartsProps<Row extends object> = { label: string; table: Instance<Row>; parts: RowParts<Row> }

const headClasses = 'whitespace-nowrap border-line-strong border-b px-2 py-2 text-left font-medium text-12 text-muted'

export function TableRows<Row extends object>({ label, table, parts }: PartsProps<Row>) {
  const footed = parts.columns.some(({ footer }) => footer !== undefined)
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {parts.selectable && (
            <th className={classNames(headClasses, 'w-10')}>
              <SelectAll table={table} />
            </th>
          )}
          {parts.columns.map((column) => (
            <Head key={column.id} column={column} table={table} />
          ))}
          {parts.actions && (
            <th className={classNames(headClasses, 'w-11')}>
              <span className="sr-only">
                <Trans>Actions</Trans>
              </span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <Row key={row.id} row={row} parts={parts} />
        ))}
      </tbody>
      {footed && <Foot parts={parts} />}
    </table>
  )
}

export function SelectAll<Row extends object>({ table }: { table: Instance<Row> }) {
  const { t } = useLingui()
  return (
    <Checkbox
      label={t`Select all on this page`}
      labelHidden
      checked={table.getIsAllRowsSelected()}
      mixed={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
      onChange={(event) => table.toggleAllRowsSelected(event.currentTarget.checked)}
    />
  )
}

function Head<Row extends object>({ column, table }: { column: Column<Row>; table: Instance<Row> }) {
  const sorted = table.getColumn(column.id)?.getIsSorted() ?? false
  const order = sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none'
  const end = column.align === 'end'
  return (
    <th
      scope="col"
      {...(column.sortable && { 'aria-sort': order })}
      className={classNames(headClasses, end && 'text-right', column.width)}
    >
      {column.sortable ? (
        <button
          type="button"
          onClick={() => table.getColumn(column.id)?.toggleSorting()}
          className={classNames(
            'group inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-tag font-medium hover:text-ink',
            end && 'flex-row-reverse',
            sorted && 'text-ink',
          )}
        >
          {column.header}
          <ChevronDownIcon
            size={12}
            className={classNames(
              'transition-transform duration-120',
              sorted === 'asc' && 'rotate-180',
              !sorted && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
            )}
          />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}

export type RowOf<Row extends object> = ReturnType<Instance<Row>['getRowModel']>['rows'][number]

export function SelectRow<Row extends object>({ row, title }: { row: RowOf<Row>; title: string }) {
  const { t } = useLingui()
  return (
    <Checkbox
      label={t`Select ${title}`}
      labelHidden
      className="relative z-10"
      checked={row.getIsSelected()}
      onChange={row.getToggleSelectedHandler()}
    />
  )
}

/** The link stretches over its row, so that the whole row is the target and still one link for the keyboard. */
export function RowLink({ title, to }: { title: string; to?: string | undefined }) {
  if (to === undefined) return <span className="font-semibold">{title}</span>
  return (
    <Link
      to={to}
      className="font-semibold -outline-offset-2 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
    >
      {title}
    </Link>
  )
}

function Row<Row extends object>({ row, parts }: { row: RowOf<Row>; parts: RowParts<Row> }) {
  const { title, to } = parts.words(row.original)
  const selected = row.getIsSelected()
  return (
    <tr
      className={classNames(
        'relative h-11 border-line border-b transition-colors duration-120',
        selected ? 'bg-sunken shadow-[inset_2px_0_0_var(--primary)]' : to !== undefined && 'hover:bg-sunken',
      )}
    >
      {parts.selectable && (
        <td className="px-2 align-middle">
          <SelectRow row={row} title={title} />
        </td>
      )}
      {parts.columns.map((column) => (
        <td key={column.id} className={classNames('px-2 py-2.5', column.align === 'end' && 'text-right')}>
          {column.card === 'title' && <RowLink title={title} to={to} />}
          {column.cell(row.original)}
        </td>
      ))}
      {parts.actions && (
        <td className="px-2 text-right">
          <span className="relative z-10">{parts.actions(row.original)}</span>
        </td>
      )}
    </tr>
  )
}

function Foot<Row>({ parts }: { parts: RowParts<Row> }) {
  return (
    <tfoot>
      <tr className="align-top">
        {parts.selectable && <td />}
        {parts.columns.map((column) => (
          <td key={column.id} className={classNames('px-2 py-3 text-muted', column.align === 'end' && 'text-right')}>
            {column.footer}
          </td>
        ))}
        {parts.actions && <td />}
      </tr>
    </tfoot>
  )
}

/** The second, quieter line of a cell. */
export function Sub({ children }: { children: React.ReactNode }) {
  return <span className="mt-0.5 block whitespace-nowrap text-13 text-muted">{children}</span>
}

type SkeletonProps<Row> = { parts: RowParts<Row>; label: string; rows: number; hidden: boolean }

export function TableSkeleton<Row>({ parts, label, rows, hidden }: SkeletonProps<Row>) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">
        <Trans>Loading: {label}</Trans>
      </span>
      <table aria-hidden="true" className={classNames('w-full border-collapse', hidden && 'invisible')}>
        <thead>
          <tr>
            {parts.selectable && <th className={classNames(headClasses, 'w-10')} />}
            {parts.columns.map((column) => (
              <th
                key={column.id}
                className={classNames(headClasses, column.align === 'end' && 'text-right', column.width)}
              >
                <span className="inline-flex min-h-6 items-center">{column.header}</span>
              </th>
            ))}
            {parts.actions && <th className={classNames(headClasses, 'w-11')} />}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have no other identity
            <tr key={row} className="h-[61px] border-line border-b">
              {parts.selectable && (
                <td className="px-2">
                  <SkeletonBlock className="size-4 rounded-[3px]" />
                </td>
              )}
              {parts.columns.map((column) => (
                <td key={column.id} className="px-2">
                  <SkeletonBlock className={classNames('h-3 w-20 rounded-tag', column.align === 'end' && 'ml-auto')} />
                  <SkeletonBlock
                    className={classNames(
                      'mt-2.5 h-2.5 w-28 max-w-full rounded-tag',
                      column.align === 'end' && 'ml-auto',
                    )}
                  />
                </td>
              ))}
              {parts.actions && <td />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
