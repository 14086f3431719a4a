import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createToastStore, toastDuration, toastLimit, toastRemoveDelay } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const titles = (store: ReturnType<typeof createToastStore>) => store.list().map((entry) => entry.title)

it('specification 9: "max 3 visible, newest first, removed 6000 ms after dismissal, default display 5000 ms"', () => {
  expect({ toastLimit, toastDuration, toastRemoveDelay }).toEqual({
    toastLimit: 3,
    toastDuration: 5000,
    toastRemoveDelay: 6000,
  })
})

it('puts the newest first and lets the fourth evict the oldest', () => {
  const store = createToastStore()
  for (const title of ['one', 'two', 'three', 'four']) store.toast({ title })
  expect(titles(store)).toEqual(['four', 'three', 'two'])
})

it('specification 4: "open, dismissed, removed 6000 ms later"', () => {
  const store = createToastStore()
  const { id, dismiss } = store.toast({ title: 'Saved' })
  expect(store.list()).toMatchObject([{ id, open: true }])
  dismiss()
  expect(store.list()).toMatchObject([{ id, open: false }])
  vi.advanceTimersByTime(5999)
  expect(store.list()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.list()).toHaveLength(0)
})

it('does not let a message that is already leaving push out one that is still read', () => {
  const store = createToastStore()
  store.toast({ title: 'one' })
  store.toast({ title: 'two' })
  store.toast({ title: 'three' }).dismiss()
  store.toast({ title: 'four' })
  expect(store.list().filter((entry) => entry.open)).toMatchObject([
    { title: 'four' },
    { title: 'two' },
    { title: 'one' },
  ])
})

it('counts the 6000 ms from the first dismissal and forgets an evicted message for good', () => {
  const store = createToastStore()
  const first = store.toast({ title: 'one' })
  first.dismiss()
  vi.advanceTimersByTime(4000)
  first.dismiss()
  vi.advanceTimersByTime(2000)
  expect(store.list()).toHaveLength(0)
  first.dismiss()
  expect(vi.getTimerCount()).toBe(0)
})

it('updates a message in place and tells its listeners until they leave', () => {
  const store = createToastStore()
  const heard = vi.fn()
  const leave = store.subscribe(heard)
  const message = store.toast({ title: 'Scaling', variant: 'info' })
  message.update({ title: 'Scaled', variant: 'success' })
  expect(store.list()).toMatchObject([{ id: message.id, title: 'Scaled', variant: 'success', open: true }])
  const calls = heard.mock.calls.length
  leave()
  message.dismiss()
  expect(heard).toHaveBeenCalledTimes(calls)
})
