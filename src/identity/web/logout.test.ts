// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type StandIn, startStandIn } from '#platform/web/http-stand-in.ts'
import { createQueryClient } from '#platform/web/query.ts'
import { getUser } from '../contract.ts'
import { isLeaving, setLeaving } from './leaving.ts'
import { followLogout, logout } from './logout.ts'
import { readTarget, storeTarget } from './redirect-target.ts'
import { createSessionChannel } from './session-channel.ts'
import { dismissVerification, isVerificationDismissed } from './session-traces.ts'
import { claire, forgetTold, told } from './testing.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })
let server: StandIn
let client: QueryClient
const posts = () => server.asked('POST /api/logout').length

beforeEach(async () => {
  server = await startStandIn()
  client = createQueryClient()
  client.setQueryData([getUser.path], claire)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  forgetTold()
  setLeaving('no')
  sessionStorage.clear()
  client.clear()
  await server.stop()
})

/** Real time for real sockets: only the waits of the code under test are held. */
async function until(check: () => boolean): Promise<void> {
  const end = performance.now() + 15_000
  while (!check()) {
    if (performance.now() > end) throw new Error('It did not happen')
    await new Promise((resolve) => setImmediate(resolve))
  }
}
async function nothingMoreFor(ms: number): Promise<void> {
  const before = posts()
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(posts()).toBe(before)
}
/** Starts it, and answers what becomes of it. */
function leave() {
  const state = { home: 0, done: false, error: undefined as unknown }
  logout(client, () => void state.home++).then(
    () => (state.done = true),
    (error: unknown) => Object.assign(state, { error, done: true }),
  )
  return state
}

describe('specification, sections 4, 7, 8 and 9: logout', () => {
  test('clears the user at once, before the server has answered', async () => {
    let answer: (() => void) | undefined
    server.answers((response) => (answer = () => void response.end('{}')))
    const state = leave()
    await until(() => client.getQueryData([getUser.path]) === null)
    await until(() => answer !== undefined)
    expect(state.home).toBe(0)
    expect(isLeaving()).toBe(true)
    answer?.()
    await until(() => state.done)
  })

  test('tells the other tabs', async () => {
    const other = createSessionChannel()
    const heard = new Promise<void>((resolve) => other.onLogoutElsewhere(resolve))
    const state = leave()
    await heard
    await until(() => state.done)
    other.close()
  })

  test('success: one request with a small JSON body, stored session data goes, then /', async () => {
    client.setQueryData(['/api/billing/summary'], { total: 1 })
    client.setQueryData(['/api/user/sessions'], [])
    storeTarget({ pathname: '/billing', search: '', hash: '' })
    dismissVerification(claire.id)
    const state = leave()
    await until(() => state.done)
    const [request] = server.asked('POST /api/logout')
    expect(posts()).toBe(1)
    expect(request?.headers['content-type']).toBe('application/json')
    expect(JSON.parse(request?.body ?? '')).toEqual(expect.any(Object))
    expect(client.getQueryData(['/api/billing/summary'])).toBeUndefined()
    expect(client.getQueryData(['/api/user/sessions'])).toBeUndefined()
    expect(readTarget()).toBeUndefined()
    expect(isVerificationDismissed(claire.id)).toBe(false)
    expect(state.home).toBe(1)
    expect(told()[0]).toEqual({ title: 'Logged out successfully', variant: 'success' })
  })

  test('is kept alive on page unload', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const state = leave()
    await until(() => state.done)
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, method: 'POST', credentials: 'include' })
  })

  test('three attempts, 2 s and 4 s apart, then offline', async () => {
    server.always(500, '{"message":"broken"}')
    const state = leave()
    await until(() => posts() === 1)
    await nothingMoreFor(1990)
    await vi.advanceTimersByTimeAsync(20)
    await until(() => posts() === 2)
    await nothingMoreFor(3980)
    expect(state.done).toBe(false)
    await vi.advanceTimersByTimeAsync(40)
    await until(() => state.done)
    expect(posts()).toBe(3)
    expect(state.home).toBe(1)
    expect(told()[0]).toEqual({
      title: 'Logged out (offline)',
      description: 'You have been logged out locally. Please check your connection.',
      variant: 'destructive',
    })
    expect(client.getQueryData([getUser.path])).toBeNull()
  })

  test('no answer at all ends the same', async () => {
    await server.stop()
    const state = leave()
    for (let turn = 0; turn < 200 && !state.done; turn++) {
      await vi.advanceTimersByTimeAsync(100)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await until(() => state.done)
    expect(told()[0]?.title).toBe('Logged out (offline)')
  })

  test('on 403 the token is refreshed by GET /api/user, and the retry carries it', async () => {
    server.answers((response, { method, headers }) => {
      if (method === 'GET') response.writeHead(200, { 'x-csrf-token': 'fresh' }).end('{}')
      else if (headers['x-csrf-token'] === 'fresh') response.end('{}')
      else response.writeHead(403).end('{"message":"Your session was renewed.","code":"forgery_token"}')
    })
    const state = leave()
    await until(() => server.asked('GET /api/user').length === 1)
    await vi.advanceTimersByTimeAsync(10)
    await nothingMoreFor(1900)
    await vi.advanceTimersByTimeAsync(200)
    await until(() => state.done)
    expect(posts()).toBe(2)
    expect(told()[0]?.title).toBe('Logged out successfully')
  })

  test('a session that is already gone (401) needs no end', async () => {
    server.always(401, '{"message":"You are not signed in."}')
    const state = leave()
    await until(() => state.done)
    expect(posts()).toBe(1)
    expect(told()[0]?.title).toBe('Logged out successfully')
  })

  test('an error of our own: "Logout failed", then / all the same', async () => {
    vi.spyOn(client, 'removeQueries').mockImplementation(() => {
      throw new Error('broken')
    })
    const state = leave()
    await until(() => state.done)
    expect(state.error).toEqual(new Error('broken'))
    expect(told()[0]).toEqual({ title: 'Logout failed', variant: 'destructive' })
    expect(state.home).toBe(1)
  })

  test('a second press while leaving does nothing', async () => {
    const first = leave()
    const second = leave()
    await until(() => first.done && second.done)
    expect(posts()).toBe(1)
    expect(second.home).toBe(0)
  })

  test('a logout made in another tab also sends this tab to /, without asking the server', async () => {
    client.setQueryData(['/api/orders'], [1])
    let home = 0
    await followLogout(client, () => void home++)
    expect(home).toBe(1)
    expect(server.received).toEqual([])
    expect(client.getQueryData([getUser.path])).toBeNull()
    expect(client.getQueryData(['/api/orders'])).toBeUndefined()
    expect(told()).toEqual([])
  })
})
