// @vitest-environment jsdom
import { focusManager, type QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getUser } from '#identity/contract.ts'
import { claire, forgetTold, visit } from '#identity/web/testing.ts'
import { eventually, type StandIn, startStandIn } from '#platform/web/http-stand-in.ts'
import { createQueryClient } from '#platform/web/query.ts'
import { toastStore } from '#platform/web/ui/toast-store.ts'
import type { Notification } from '../contract.ts'
import { Bell } from './bell.tsx'
import { answerLikeOurs, line } from './testing.ts'

let server: StandIn
let client: QueryClient

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  server = await startStandIn()
  client = createQueryClient()
  forgetTold()
})
afterEach(async () => {
  cleanup()
  client.clear()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await server.stop()
})

const mount = (signedIn = true) => {
  client.setQueryData([getUser.path], signedIn ? claire : null)
  visit('/', client, { '/': <Bell />, '/settings/notifications': <p>Preferences</p> })
}
const bell = () => screen.findByRole('button', { name: /^Notifications/ }, { timeout: 15_000 })
const lines = () => within(screen.getByRole('list', { name: 'Notifications' })).getAllByRole('listitem')
const told = () => toastStore.list().filter(({ open }) => open)

async function openBell(list: Notification[], refuse?: { status: number; body: string }) {
  answerLikeOurs(server, list, refuse)
  mount()
  fireEvent.click(await bell())
  await eventually(() => expect(screen.getByRole('dialog').textContent).not.toContain('Loading'))
}
const many = (count: number) => Array.from({ length: count }, (_, place) => line(place + 1))
const press = (name: string, place = 0) => {
  const [button] = screen.getAllByRole('button', { name }).slice(place)
  fireEvent.click(button as HTMLElement)
}

describe('section 9: the badge', () => {
  const badge = async (count: number) => {
    server.answers((response, { url }) => response.end(url.endsWith('count') ? `{"count":${count}}` : '[]'))
    mount()
    await eventually(async () => expect((await bell()).textContent).not.toBe(''))
    return (await bell()).textContent
  }
  test('99 is 99', async () => expect(await badge(99)).toContain('99'))
  test('99+ above 99', async () => expect(await badge(100)).toContain('99+'))
  test('no badge when nothing is unread', async () => {
    answerLikeOurs(server, [line(1, { read: true })])
    mount()
    await eventually(() => expect(server.asked('GET /api/notifications/count')).toHaveLength(1))
    expect((await bell()).textContent).toBe('')
  })
})

describe('section 9: the list', () => {
  test('shows 5 items first, each click of "View all notifications" adds 10, and no button when all are shown', async () => {
    await openBell(many(17))
    expect(lines()).toHaveLength(5)
    press('View all notifications')
    expect(lines()).toHaveLength(15)
    press('View all notifications')
    expect(lines()).toHaveLength(17)
    expect(screen.queryByRole('button', { name: 'View all notifications' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
  })

  test('newest first, trashed excluded, whatever the order of the answer', async () => {
    const list = [line(3), line(1), line(2), line(4, { trash: true })]
    server.answers((response, { url }) => response.end(url.endsWith('count') ? '{"count":3}' : JSON.stringify(list)))
    mount()
    fireEvent.click(await bell())
    await eventually(() => expect(lines()).toHaveLength(3))
    expect(lines().map((one) => /Event \d/.exec(one.textContent ?? '')?.[0])).toEqual(['Event 1', 'Event 2', 'Event 3'])
  })

  test('scroll area max height 300', async () => {
    await openBell(many(6))
    expect(screen.getByRole('list', { name: 'Notifications' }).className).toContain('max-h-[300px]')
  })

  test('relative times: under 60 s "Just now", then minutes', async () => {
    // half a minute more: the page's clock ticks every 15 s
    const timestamp = new Date(Date.now() - 12.5 * 60_000).toISOString()
    await openBell([line(0), line(12, { timestamp })])
    expect(lines().map((one) => one.querySelector('time')?.textContent)).toEqual(['Just now', '12 min ago'])
  })

  test('section 3: the type is told by a word too', async () => {
    await openBell([line(1, { type: 'success' }), line(2, { type: 'error' }), line(3)])
    const words = lines().map((one) => one.querySelector('.sr-only')?.textContent)
    expect(words).toEqual(['Success', 'Error', 'Information'])
  })
})

describe('section 7: asking', () => {
  const asked = () => server.asked('GET /api/notifications').length

  test('signed-in only', async () => {
    mount(false)
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(server.received).toEqual([])
    expect(screen.queryByRole('button')).toBeNull()
    act(() => void client.setQueryData([getUser.path], claire))
    await eventually(() => expect(asked()).toBe(1))
  })

  test('list and count are polled every 10 s, not in background', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    answerLikeOurs(server, many(1))
    mount()
    await eventually(() => expect(asked()).toBe(1))
    await eventually(() => expect(client.isFetching()).toBe(0))
    act(() => void vi.advanceTimersByTime(9_900))
    expect(asked()).toBe(1)
    act(() => void vi.advanceTimersByTime(100))
    await eventually(() => expect(asked()).toBe(2))
    expect(server.asked('GET /api/notifications/count')).toHaveLength(2)
    await eventually(() => expect(client.isFetching()).toBe(0))
    focusManager.setFocused(false)
    act(() => void vi.advanceTimersByTime(30_000))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked()).toBe(2)
  })

  test('401 tolerated: no error, nothing shown', async () => {
    server.always(401, '{"message":"You are not signed in.","code":"signed_out"}')
    mount()
    fireEvent.click(await bell())
    await eventually(() => expect(screen.getByText('Nothing here')).toBeTruthy())
    expect(told()).toEqual([])
  })

  test('a failure says so and offers another try', async () => {
    server.always(503, '{"message":"Quai is busy.","code":"unavailable"}')
    mount()
    fireEvent.click(await bell())
    await eventually(() => expect(screen.getByRole('alert').textContent).toContain('Quai is busy.'))
    answerLikeOurs(server, many(1))
    press('Try again')
    await eventually(() => expect(lines()).toHaveLength(1))
  })
})

describe('sections 4 and 8: acts and their messages', () => {
  test('mark as read: PUT with JSON, seen at once, focus stays on the line, no message', async () => {
    const list = many(2)
    await openBell(list)
    press('Mark as read')
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Move to trash' })[0])
    const path = `PUT /api/notifications/${list[0]?.id}/read`
    await eventually(() => expect(server.asked(path)).toHaveLength(1))
    expect(server.asked(path)[0]?.headers['content-type']).toBe('application/json')
    await eventually(() => expect(screen.getAllByRole('button', { name: 'Mark as read' })).toHaveLength(1))
    expect((await bell()).textContent).toContain('1')
    expect(told()).toEqual([])
  })

  test('"All notifications marked as read" (3 s)', async () => {
    await openBell(many(3))
    press('Mark all as read')
    await eventually(() => expect(told()).toMatchObject([{ title: 'All notifications marked as read' }]))
    expect(told()).toMatchObject([{ variant: 'success', duration: 3000 }])
    expect(server.asked('POST /api/notifications/mark-all-read')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull()
  })

  test('"Notification moved to trash" (3 s): it leaves the list, focus goes to the next line', async () => {
    const list = many(2)
    await openBell(list)
    press('Move to trash')
    await eventually(() => expect(told()).toMatchObject([{ title: 'Notification moved to trash' }]))
    expect(told()).toMatchObject([{ variant: 'success', duration: 3000 }])
    expect(server.asked(`PUT /api/notifications/${list[0]?.id}/trash`)).toHaveLength(1)
    expect(lines()).toHaveLength(1)
    expect(lines()[0]?.contains(document.activeElement)).toBe(true)
  })

  const failures = [
    ['Mark as read', 'Failed to mark notification as read'],
    ['Mark all as read', 'Failed to mark all notifications as read'],
    ['Move to trash', 'Failed to move notification to trash'],
  ] as const

  test.each(failures)('%s fails: destructive "Error" with the server’s message', async (name) => {
    await openBell(many(1), { status: 404, body: '{"message":"This was not found.","code":"not_found"}' })
    press(name)
    await eventually(() =>
      expect(told()).toMatchObject([{ variant: 'destructive', title: 'Error', description: 'This was not found.' }]),
    )
    // what was foreseen is taken back
    await eventually(() => expect(screen.getAllByRole('button', { name: 'Mark as read' })).toHaveLength(1))
  })

  test.each(failures)('%s fails without a message: the default', async (name, text) => {
    await openBell(many(1), { status: 502, body: '' })
    press(name)
    await eventually(() =>
      expect(told()).toMatchObject([{ variant: 'destructive', title: 'Error', description: text }]),
    )
  })
})

test('the way to the preferences closes the panel', async () => {
  await openBell([])
  fireEvent.click(screen.getByRole('link', { name: 'Notification settings' }))
  await eventually(() => expect(screen.getByText('Preferences')).toBeTruthy())
  expect(screen.queryByRole('dialog')).toBeNull()
})
