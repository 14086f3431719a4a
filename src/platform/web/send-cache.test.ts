// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually, type StandIn, startStandIn } from './http-stand-in.ts'
import { request } from './request.ts'
import { SendCache, sendCache } from './send-cache.ts'

const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe('section 7: "GET responses are cached 5 minutes in the request helper"', () => {
  let server: StandIn
  let answers = 0

  beforeEach(async () => {
    sendCache.clear()
    answers = 0
    server = await startStandIn()
    server.answers((response) => response.end(`{"answer":${++answers}}`))
  })
  afterEach(() => server.stop())

  const get = async (address: string, cache?: 'reload') =>
    (await request('GET', address, undefined, { cache }))?.value as { answer: number }

  test('the second ask within 5 minutes is answered without the server, the one at 5 minutes by it', async () => {
    expect(await get('/api/version/summary')).toEqual({ answer: 1 })
    wait(5 * minute - 1)
    expect(await get('/api/version/summary')).toEqual({ answer: 1 })
    wait(1)
    expect(await get('/api/version/summary')).toEqual({ answer: 2 })
  })

  test('another query string is another answer', async () => {
    await get('/api/orders?page=1')
    expect(await get('/api/orders?page=2')).toEqual({ answer: 2 })
  })

  test('a reload goes to the server and refills the cache', async () => {
    await get('/api/orders')
    expect(await get('/api/orders', 'reload')).toEqual({ answer: 2 })
    expect(await get('/api/orders')).toEqual({ answer: 2 })
  })

  test('a reader who changes its answer changes nobody else’s', async () => {
    const mine = await get('/api/orders')
    mine.answer = 99
    expect(await get('/api/orders')).toEqual({ answer: 1 })
  })

  test('a failed answer is not kept', async () => {
    server.answers((response) => response.writeHead(++answers === 1 ? 500 : 200).end('{}'))
    await expect(get('/api/orders')).rejects.toThrow()
    expect(await get('/api/orders')).toEqual({})
  })

  test('a request that changes something empties it, also when it fails', async () => {
    await get('/api/orders')
    await request('POST', '/api/clusters', {})
    expect(await get('/api/orders')).toEqual({ answer: 3 })
    server.always(500)
    await expect(request('POST', '/api/clusters', {})).rejects.toThrow()
    expect(sendCache.size).toBe(0)
  })

  test('an answer that was under way during a change is not kept', async () => {
    const held: (() => void)[] = []
    server.answers((response, { method }) => {
      if (method === 'GET') held.push(() => response.end('{"old":true}'))
      else response.end('{}')
    })
    const asking = get('/api/orders')
    await eventually(() => expect(held).toHaveLength(1))
    await request('POST', '/api/orders', {})
    held[0]?.()
    expect(await asking).toEqual({ old: true })
    expect(sendCache.read('/api/orders')).toBeUndefined()
  })
})

describe('section 9: "cleaned of oldest expired entries once above 100 entries (up to 50 removed)"', () => {
  const fill = (cache: SendCache, from: number, to: number) => {
    for (let i = from; i <= to; i++) cache.begin(`/api/${i}`)('{}')
  }

  test('100 entries stay, expired or not', () => {
    const cache = new SendCache()
    fill(cache, 1, 99)
    wait(5 * minute)
    fill(cache, 100, 100)
    expect(cache.size).toBe(100)
  })

  test('the 101st removes the expired ones, the oldest first, no more than 50', () => {
    const cache = new SendCache()
    fill(cache, 1, 80)
    cache.begin('/api/1')('{"asked":"again"}')
    wait(5 * minute)
    fill(cache, 81, 101)
    expect(cache.size).toBe(51)
    // 2 to 51 went; 1 was asked again after them and stayed with 52 to 80, to go next time.
    vi.setSystemTime(Date.now() - 1)
    expect(cache.read('/api/51')).toBeUndefined()
    expect(cache.read('/api/52')).toBe('{}')
    expect(cache.read('/api/1')).toBe('{"asked":"again"}')
  })

  test('fewer than 50 expired: only they go', () => {
    const cache = new SendCache()
    fill(cache, 1, 10)
    wait(5 * minute)
    fill(cache, 11, 101)
    expect(cache.size).toBe(91)
  })

  test('none expired: none goes', () => {
    const cache = new SendCache()
    fill(cache, 1, 150)
    expect(cache.size).toBe(150)
  })
})

test('forgetting a path takes what lies under it, with any query string, and not its neighbours', () => {
  const cache = new SendCache()
  for (const address of ['/api/orders', '/api/orders/7', '/api/orders?page=2', '/api/orders-archive']) {
    cache.begin(address)('{}')
  }
  cache.forget('/api/orders')
  expect(cache.size).toBe(1)
  expect(cache.read('/api/orders-archive')).toBe('{}')
})
