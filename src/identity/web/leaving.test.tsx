// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from '#platform/web/query.ts'
import { isLeaving, setLeaving, useHomecoming, useLeaving } from './leaving.ts'
import { visit } from './testing.ts'

afterEach(() => {
  cleanup()
  setLeaving('no')
})

function Page() {
  useHomecoming()
  return <p>{useLeaving() ? 'leaving' : 'here'}</p>
}
const open = (path: string) => visit(path, createQueryClient(), { '/': <Page />, '/orders': <Page /> })

test('leaving ends when the home page is drawn, not before', async () => {
  const router = open('/orders')
  act(() => setLeaving('leaving'))
  expect(screen.getByText('leaving')).toBeDefined()
  act(() => setLeaving('on the way home'))
  expect(isLeaving()).toBe(true)
  await act(() => router.navigate('/'))
  expect(isLeaving()).toBe(false)
  expect(screen.getByText('here')).toBeDefined()
})

test('on the home page itself it lasts until the server has been told', () => {
  open('/')
  act(() => setLeaving('leaving'))
  expect(isLeaving()).toBe(true)
  act(() => setLeaving('on the way home'))
  expect(isLeaving()).toBe(false)
})
