// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Loading, useSkeleton } from './skeleton.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

function start() {
  return renderHook(({ pending }) => useSkeleton(pending), { initialProps: { pending: true } })
}

test('an answer within 200 ms never shows a skeleton', () => {
  const { result, rerender } = start()
  pass(199)
  expect(result.current).toBe('nothing')
  rerender({ pending: false })
  expect(result.current).toBe('content')
  pass(1000)
  expect(result.current).toBe('content')
})

test('the skeleton is seen from 200 ms on', () => {
  const { result } = start()
  pass(199)
  expect(result.current).toBe('nothing')
  pass(1)
  expect(result.current).toBe('skeleton')
})

test('once seen it stays 400 ms, though the answer came 1 ms later', () => {
  const { result, rerender } = start()
  pass(200)
  pass(1)
  rerender({ pending: false })
  pass(398)
  expect(result.current).toBe('skeleton')
  pass(1)
  expect(result.current).toBe('content')
})

test('after 400 ms the answer replaces it at once', () => {
  const { result, rerender } = start()
  pass(200)
  pass(5000)
  rerender({ pending: false })
  pass(0)
  expect(result.current).toBe('content')
})

test('a second wait starts its own 200 ms', () => {
  const { result, rerender } = start()
  pass(700)
  rerender({ pending: false })
  pass(0)
  rerender({ pending: true })
  expect(result.current).toBe('nothing')
  pass(200)
  expect(result.current).toBe('skeleton')
})

test('the wait is announced once and keeps the geometry while nothing is seen', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const loading = (pending: boolean) => (
    <I18nProvider i18n={i18n}>
      <Loading pending={pending} skeleton={<i data-testid="block" />}>
        <p>There</p>
      </Loading>
    </I18nProvider>
  )
  const { rerender } = render(loading(true))
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(screen.getByTestId('block').parentElement?.className).toBe('invisible')
  rerender(loading(false))
  expect(screen.getByText('There')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})
