// The table on phones: each row a card with its title, its state and at most three facts.
import { Trans } from '@lingui/react/macro'
import { classNames } from './class-names.ts'
import { SkeletonBlock } from './skeleton.tsx'
import type { Instance, RowParts } from './table-column.ts'
import { RowLink, type RowOf, SelectRow } from './table-rows.tsx'

const MOST_FACTS = 3

export function TableCards<Row extends object>(props: { label: string; table: Instance<Row>; parts: RowParts<Row> }) {
  return (
    <ul aria-label={props.label} className="-mx-4 border-line border-b">
      {props.table.getRowModel().rows.map((row) => (
        <CardRow key={row.id} row={row} parts={props.parts} />
      ))}
    </ul>
  )
}

function CardRow<Row extends object>({ row, parts }: { row: RowOf<Row>; parts: RowParts<Row> }) {
  const { title, to } = parts.words(row.original)
  const placed = (card: 'title' | 'lead' | 'fact') => parts.columns.filter((column) => column.card === card)
  const facts = placed('fact').slice(0, MOST_FACTS)
  return (
    <li
      className={classNames(
        'relative flex gap-2 border-line border-t px-4 py-3.5',
        row.getIsSelected() && 'bg-sunken shadow-[inset_2px_0_0_var(--primary)]',
      )}
    >
      {parts.selectable && (
        <span className="-mt-1 pointer-coarse:-mt-3">
          <SelectRow row={row} title={title} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <div className={parts.actions ? 'pr-10' : ''}>
          <RowLink title={title} to={to} />
        </div>
        {placed('title').map((column) => (
          <div key={column.id}>{column.cell(row.original)}</div>
        ))}
        {placed('lead').map((column) => (
          <div key={column.id} className="mt-2.5 flex flex-wrap items-center gap-x-2">
            {column.cell(row.original)}
          </div>
        ))}
        {facts.length > 0 && (
          <dl className="mt-2.5 flex items-end justify-between gap-3">
            {facts.map((column) => (
              <div key={column.id} className={column.align === 'end' ? 'ml-auto text-right' : ''}>
                <dt className="text-12 text-muted">{column.header}</dt>
                <dd>{column.cell(row.original)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {parts.actions && <span className="absolute top-1 right-1 z-10">{parts.actions(row.original)}</span>}
    </li>
  )
}

type SkeletonProps<Row> = { parts: RowParts<Row>; label: string; rows: number; hidden: boolean }

export function TableCardsSkeleton<Row>({ parts, label, rows, hidden }: SkeletonProps<Row>) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">
        <Trans>Loading: {label}</Trans>
      </span>
      <ul aria-hidden="true" className={classNames('-mx-4 border-line border-b', hidden && 'invisible')}>
        {Array.from({ length: rows }, (_, row) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have no other identity
            key={row}
            className={classNames('h-40 space-y-3 border-line border-t py-4 pr-4', parts.selectable ? 'pl-10' : 'pl-4')}
          >
            <SkeletonBlock className="h-3 w-32 rounded-tag" />
            <SkeletonBlock className="h-2.5 w-24 rounded-tag" />
            <SkeletonBlock className="h-5 w-44 rounded-tag" />
            <SkeletonBlock className="h-3 w-full rounded-tag" />
          </li>
        ))}
      </ul>
    </div>
  )
}
