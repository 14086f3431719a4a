// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BulkBar } from './bulk-bar.tsx'
import { Table } from './table.tsx'
import type { Column } from './table-column.ts'
import { TablePaging } from './table-paging.tsx'
import type { TableShape } from './table-state.ts'
import { useTableState } from './use-table-state.ts'

type Example = { id: string; name: string; cost: number }

/** Already in the server's order, which the table must not touch. */
const examples: readonly Example[] = [
  { id: '1', name: 'zebra', cost: 3 },
  { id: '2', name: 'alpha', cost: 2 },
]
const columns: readonly Column<Example>[] = [
  { id: 'name', header: 'Name', cell: () => null, sortable: true, card: 'title' },
  {
    id: 'cost',
    header: 'Cost',
    cell: ({ cost }) => cost,
    sortable: true,
    descendingFirst: true,
    align: 'end',
    card: 'fact',
  },
  { id: 'note', header: 'Note', cell: () => 'note' },
]
const shape: TableShape = { sortable: ['name', 'cost'], filters: [] }

let query = ''

function List({ rows }: { rows: readonly Example[] | undefined }) {
  const [state, change] = useTableState(shape)
  const [selected, setSelected] = useState<readonly string[]>([])
  query = useLocation().search
  return (
    <>
      <Table
        label="Examples"
        columns={columns}
        words={({ id, name }) => ({ id, title: name, to: `/examples/${id}` })}
        rows={rows}
        sort={state.sort}
        onSortChange={(sort) => change({ sort })}
        selected={selected}
        onSelectedChange={setSelected}
        empty={<p>Nothing here</p>}
      />
      <TablePaging previous={null} next="abc" onPage={(cursor) => change({ cursor })} />
      <BulkBar
        count={selected.length}
        onClear={() => setSelected([])}
        actions={[{ label: 'Sleep', onSelect: () => setSelected(['slept']), unavailable: 'They are asleep already' }]}
      />
    </>
  )
}

function show(given: readonly Example[] | 'pending' = examples, address = '/') {
  const rows = given === 'pending' ? undefined : given
  const router = createMemoryRouter([{ path: '*', element: <List rows={rows} /> }], { initialEntries: [address] })
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  return router
}

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
afterEach(cleanup)

const header = (name: string) => screen.getByRole('columnheader', { name })

test('the server decides the order: rows are drawn as they come', () => {
  show(examples, '/?sort=name')
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['zebra', 'alpha'])
})

test('a header sorts by the address and says so; the first press follows the column', async () => {
  show()
  expect(header('Name').getAttribute('aria-sort')).toBe('none')
  expect(header('Note').getAttribute('aria-sort')).toBeNull()
  await userEvent.click(within(header('Cost')).getByRole('button'))
  expect(query).toBe('?sort=-cost')
  expect(header('Cost').getAttribute('aria-sort')).toBe('descending')
  await userEvent.click(within(header('Cost')).getByRole('button'))
  expect(query).toBe('?sort=cost')
  expect(header('Cost').getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(within(header('Name')).getByRole('button'))
  expect(query).toBe('?sort=name')
})

test('back returns to the order before', async () => {
  const router = show()
  await userEvent.click(within(header('Name')).getByRole('button'))
  expect(header('Name').getAttribute('aria-sort')).toBe('ascending')
  await act(() => router.navigate(-1))
  expect(header('Name').getAttribute('aria-sort')).toBe('none')
})

test('a page is a cursor in the address, and a new order leaves it', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(query).toBe('?after=abc')
  await userEvent.click(within(header('Name')).getByRole('button'))
  expect(query).toBe('?sort=name')
})

test('the row is a link', () => {
  show()
  expect(screen.getByRole('link', { name: 'zebra' }).getAttribute('href')).toBe('/examples/1')
})

test('rows are selected one by one or all at once; the bar counts and clears', async () => {
  show()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select alpha' }))
  expect(screen.getByText('1 selected')).toBeTruthy()
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' })
  expect(all.indeterminate).toBe(true)
  await userEvent.click(all)
  expect(screen.getByText('2 selected')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear the selection' }))
  expect(screen.queryByText('2 selected')).toBeNull()
})

test('an action that does not fit the selection says why and does nothing', async () => {
  show()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select alpha' }))
  const sleep = screen.getByRole('button', { name: 'Sleep', description: 'They are asleep already' })
  await userEvent.click(sleep)
  expect(screen.getByText('1 selected')).toBeTruthy()
})

test('no rows give the reason in their place, no answer yet gives a silent skeleton', () => {
  show([])
  expect(screen.getByText('Nothing here')).toBeTruthy()
  cleanup()
  show('pending')
  expect(screen.getByText('Loading: Examples')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
