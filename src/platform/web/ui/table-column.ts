/** What a list tells the table about its columns and rows. */
import { rowSelectionFeature, rowSortingFeature, type Table, tableFeatures } from '@tanstack/react-table'
import type { ReactNode } from 'react'

export type Column<Row> = {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly footer?: ReactNode
  /** money and counts end at the same edge */
  readonly align?: 'end'
  readonly sortable?: boolean
  /** largest or newest first on the first press */
  readonly descendingFirst?: boolean
  /** a class for the width, when the content should not decide */
  readonly width?: string
  /** its place on a phone's card: the second line of the title, an unlabelled line, or one of at most three facts */
  readonly card?: 'title' | 'lead' | 'fact'
}

/** The title is the row's link; `to` is left out where a row leads nowhere. */
export type RowWords<Row> = (row: Row) => { readonly id: string; readonly title: string; readonly to?: string }

export type RowParts<Row> = {
  readonly columns: readonly Column<Row>[]
  readonly words: RowWords<Row>
  readonly actions?: (row: Row) => ReactNode
  readonly selectable: boolean
}

/** Server mode: the library keeps the state of headers and checkboxes, and never sorts or cuts rows itself. */
export const features = tableFeatures({ rowSortingFeature, rowSelectionFeature })

export type Instance<Row extends object> = Pick<
  Table<typeof features, Row>,
  'getRowModel' | 'getColumn' | 'getIsAllRowsSelected' | 'getIsSomeRowsSelected' | 'toggleAllRowsSelected'
>
