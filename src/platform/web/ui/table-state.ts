/**
 * Sort, filters, search and page of a list, as they stand in the address: a reload, a link sent to a colleague and the
 * back button show the same rows. Only what differs from the default is written; what the list does not know is ignored.
 */
export type Sort = { readonly column: string; readonly descending: boolean }

export type TableState = {
  readonly sort: Sort | undefined
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly search: string
  /** opaque, from the server's last answer; absent on the first page */
  readonly cursor: string | undefined
}

export type TableShape = {
  readonly sortable: readonly string[]
  readonly filters: readonly string[]
  readonly defaultSort?: Sort
  /** when two lists share a page: "deleted." makes deleted.sort, deleted.after */
  readonly prefix?: string
}

const names = { sort: 'sort', search: 'q', cursor: 'after' } as const

export function sameSort(a: Sort | undefined, b: Sort | undefined): boolean {
  return a?.column === b?.column && a?.descending === b?.descending
}

function decodeSort(text: string | null, shape: TableShape): Sort | undefined {
  if (text === null) return shape.defaultSort
  const descending = text.startsWith('-')
  const column = descending ? text.slice(1) : text
  return shape.sortable.includes(column) ? { column, descending } : shape.defaultSort
}

export function decodeTableState(params: URLSearchParams, shape: TableShape): TableState {
  const prefix = shape.prefix ?? ''
  const filters: Record<string, readonly string[]> = {}
  for (const name of shape.filters) {
    const values = [...new Set(params.getAll(prefix + name))].filter((value) => value !== '').sort()
    if (values.length > 0) filters[name] = values
  }
  return {
    sort: decodeSort(params.get(prefix + names.sort), shape),
    filters,
    search: (params.get(prefix + names.search) ?? '').trim(),
    cursor: params.get(prefix + names.cursor) || undefined,
  }
}

/** Into an address that may carry other things: those stay untouched. */
export function encodeTableState(params: URLSearchParams, state: TableState, shape: TableShape): URLSearchParams {
  const prefix = shape.prefix ?? ''
  const result = new URLSearchParams(params)
  for (const name of [...Object.values(names), ...shape.filters]) result.delete(prefix + name)
  if (state.sort && !sameSort(state.sort, shape.defaultSort)) {
    result.set(prefix + names.sort, `${state.sort.descending ? '-' : ''}${state.sort.column}`)
  }
  for (const name of shape.filters) {
    for (const value of [...(state.filters[name] ?? [])].sort()) result.append(prefix + name, value)
  }
  if (state.search !== '') result.set(prefix + names.search, state.search)
  if (state.cursor !== undefined) result.set(prefix + names.cursor, state.cursor)
  return result
}

/** A cursor belongs to one order of one selection: whatever changes these starts at the first page again. */
export function changeTableState(state: TableState, change: Partial<TableState>): TableState {
  const onlyPage = Object.keys(change).every((key) => key === 'cursor')
  return { ...state, ...(onlyPage ? {} : { cursor: undefined }), ...change }
}

export function withFilter(state: TableState, name: string, values: readonly string[]): TableState {
  const { [name]: _, ...others } = state.filters
  return changeTableState(state, { filters: values.length > 0 ? { ...others, [name]: values } : others })
}

export function isFiltered(state: TableState): boolean {
  return state.search !== '' || Object.keys(state.filters).length > 0
}
