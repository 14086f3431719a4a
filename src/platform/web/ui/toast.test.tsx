// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createToastStore, type ToastMessage } from './toast-store.ts'
import { Toaster, toastGestures } from './toaster.tsx'

i18n.loadAndActivate({ locale: 'en', messages: {} })

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom has no pointer capture; Radix asks for it while a finger drags.
  Object.assign(HTMLElement.prototype, { setPointerCapture() {}, hasPointerCapture: () => false })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function start() {
  const store = createToastStore()
  render(
    <I18nProvider i18n={i18n}>
      <Toaster store={store} />
    </I18nProvider>,
  )
  const show = (message: ToastMessage) => act(() => void store.toast(message))
  return { store, show }
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

it('specification 9: closes after 5000 ms and is gone 6000 ms later', async () => {
  const { store, show } = start()
  show({ title: 'Saved' })
  await wait(4999)
  expect(shown()).toEqual(['Saved'])
  await wait(1)
  expect(shown()).toEqual([])
  expect(store.list()).toMatchObject([{ open: false }])
  await wait(5999)
  expect(store.list()).toHaveLength(1)
  await wait(1)
  expect(store.list()).toHaveLength(0)
})

it('keeps three, and the region reads from the bottom up: newest on top', async () => {
  const { show } = start()
  for (const title of ['one', 'two', 'three', 'four']) {
    show({ title })
    await wait(10)
  }
  expect(shown()).toEqual(['two', 'three', 'four'])
  expect(screen.getByRole('list').className).toContain('flex-col-reverse')
})

it('a message may bring its own time (the specification has 3 s and 2.5 s)', async () => {
  const { show } = start()
  show({ title: 'Discount Bar Restored', duration: 2500 })
  await wait(2499)
  expect(shown()).toHaveLength(1)
  await wait(1)
  expect(shown()).toHaveLength(0)
})

it('specification 9: "viewport hotkey F8" moves the focus to the messages', async () => {
  const { show } = start()
  show({ title: 'Saved' })
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(document.activeElement).toBe(screen.getByRole('list'))
  expect(screen.getByRole('region', { name: 'Messages (F8)' })).toBeTruthy()
})

it('waits while the pointer rests on it and goes on when it leaves', async () => {
  const { show } = start()
  show({ title: 'Saved' })
  await wait(4000)
  const region = screen.getByRole('region')
  fireEvent.pointerMove(region)
  await wait(20_000)
  expect(shown()).toHaveLength(1)
  fireEvent.pointerLeave(region)
  await wait(999)
  expect(shown()).toHaveLength(1)
  await wait(1)
  expect(shown()).toHaveLength(0)
})

async function swipe(pixels: number) {
  const item = screen.getByRole('listitem')
  const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1, pointerType: 'touch' })
  fireEvent.pointerDown(item, at(0))
  fireEvent.pointerMove(item, at(20))
  fireEvent.pointerMove(item, at(pixels))
  fireEvent.pointerUp(item, at(pixels))
  await wait(0)
}

it.each([
  [49, 1],
  [50, 1],
  [51, 0],
])('specification 9: "swipe threshold 50 px": after %i px, %i left', async (pixels, left) => {
  const { show } = start()
  expect(toastGestures.swipeThreshold).toBe(50)
  show({ title: 'Saved' })
  await wait(0)
  await swipe(pixels)
  expect(shown()).toHaveLength(left)
})

it.each(['default', 'destructive', 'success', 'warning', 'info'] as const)('shows the variant %s', (variant) => {
  const { show } = start()
  show({ title: 'Title', description: 'Words', variant })
  expect(screen.getByRole('listitem').dataset.variant).toBe(variant)
})

it('runs its action and closes', async () => {
  const { show } = start()
  const run = vi.fn()
  show({ title: 'Scaling workers', variant: 'info', action: { label: 'View', hint: 'Open the cluster', run } })
  fireEvent.click(screen.getByRole('button', { name: 'View' }))
  await wait(0)
  expect(run).toHaveBeenCalledOnce()
  expect(shown()).toHaveLength(0)
})
