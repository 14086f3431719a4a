import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changeTableState,
  decodeTableState,
  encodeTableState,
  isFiltered,
  type TableShape,
  type TableState,
  withFilter,
} from './table-state.ts'

const shape: TableShape = {
  sortable: ['name', 'cost'],
  filters: ['region', 'tier'],
  defaultSort: { column: 'cost', descending: true },
}
const read = (query: string) => decodeTableState(new URLSearchParams(query), shape)
const write = (state: TableState, query = '') => encodeTableState(new URLSearchParams(query), state, shape).toString()

test('an empty address is the default', () => {
  expect(read('')).toEqual({ sort: shape.defaultSort, filters: {}, search: '', cursor: undefined })
})

test('everything is read', () => {
  expect(read('sort=name&region=paris&region=milan&tier=blue&q=+shop+&after=abc')).toEqual({
    sort: { column: 'name', descending: false },
    filters: { region: ['milan', 'paris'], tier: ['blue'] },
    search: 'shop',
    cursor: 'abc',
  })
})

test('what the list does not know is ignored, not believed', () => {
  expect(read('sort=-password&owner=x&region=&after=')).toEqual(read(''))
})

test('defaults are not written', () => expect(write(read('sort=-cost'))).toBe(''))

test('other parameters of the address stay', () => {
  expect(write(read('sort=name'), 'tab=nodes&after=old')).toBe('tab=nodes&sort=name')
})

test('two lists on one page do not meet', () => {
  const other = { ...shape, prefix: 'deleted.' }
  const params = encodeTableState(new URLSearchParams('sort=name'), { ...read(''), cursor: 'x' }, other)
  expect(params.toString()).toBe('sort=name&deleted.after=x')
  expect(decodeTableState(params, other).sort).toEqual(shape.defaultSort)
})

test('a new order, filter or search starts at the first page; turning the page keeps the rest', () => {
  const state = read('after=abc&q=shop')
  expect(changeTableState(state, { sort: { column: 'name', descending: false } }).cursor).toBeUndefined()
  expect(changeTableState(state, { search: 'other' }).cursor).toBeUndefined()
  expect(withFilter(state, 'region', ['paris']).cursor).toBeUndefined()
  expect(changeTableState(state, { cursor: 'def' })).toEqual({ ...state, cursor: 'def' })
})

test('removing the last value removes the filter', () => {
  const state = withFilter(read('region=paris'), 'region', [])
  expect(state.filters).toEqual({})
  expect(isFiltered(state)).toBe(false)
  expect(isFiltered(read('q=x'))).toBe(true)
})

test('what is written is read back, whatever people type', () => {
  const text = fc
    .string({ unit: 'grapheme' })
    .map((value) => value.trim())
    .filter((value) => value !== '')
  const values = fc.uniqueArray(text, { minLength: 1, maxLength: 4 }).map((list) => [...list].sort())
  const states = fc.record({
    sort: fc.record({ column: fc.constantFrom('name', 'cost'), descending: fc.boolean() }),
    filters: fc.dictionary(fc.constantFrom('region', 'tier'), values, { noNullPrototype: true }),
    search: fc.oneof(fc.constant(''), text),
    cursor: fc.option(text, { nil: undefined }),
  })
  fc.assert(
    fc.property(states, (state) => {
      expect(read(write(state))).toEqual(state)
    }),
    { numRuns: 1000 },
  )
})
