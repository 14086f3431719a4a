import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import {
  changeTableState,
  decodeTableState,
  encodeTableState,
  type TableShape,
  type TableState,
} from './table-state.ts'

/** Typing in the search replaces the entry of the history; sorting, filtering and turning the page add one for "back". */
export function useTableState(shape: TableShape): [TableState, (change: Partial<TableState>) => void] {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => decodeTableState(params, shape), [params, shape])
  const change = (changes: Partial<TableState>) => {
    const replace = Object.keys(changes).every((key) => key === 'search')
    setParams(
      (current) => encodeTableState(current, changeTableState(decodeTableState(current, shape), changes), shape),
      { replace, preventScrollReset: changes.cursor === undefined },
    )
  }
  return [state, change]
}
