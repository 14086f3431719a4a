// @vitest-environment jsdom
import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually, type StandIn, startStandIn } from './http-stand-in.ts'
import { createQueryClient } from './query.ts'
import { request } from './request.ts'
import { sendCache } from './send-cache.ts'

let server: StandIn

beforeEach(async () => {
  sendCache.clear()
  server = await startStandIn()
})
afterEach(() => server.stop())

describe('section 7, query defaults', () => {
  const defaults = createQueryClient().getDefaultOptions()

  test('"no automatic retries"', async () => {
    server.always(500)
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/orders'] })).rejects.toThrow()
    const observer = new QueryObserver(createQueryClient(), { queryKey: ['/api/orders'] })
    const stop = observer.subscribe(() => {})
    await eventually(() => expect(observer.getCurrentResult().isError).toBe(true))
    stop()
    expect(server.received).toHaveLength(2)
    expect(defaults.queries?.retry).toBe(false)
  })

  test('"no refetch on focus"', async () => {
    const client = createQueryClient()
    client.mount()
    const stop = new QueryObserver(client, { queryKey: ['/api/orders'] }).subscribe(() => {})
    await eventually(() => expect(client.isFetching()).toBe(0))
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    expect(client.isFetching()).toBe(0)
    stop()
    client.unmount()
    focusManager.setFocused(undefined)
    expect(server.received).toHaveLength(1)
  })

  test('"no polling"', () => expect(defaults.queries?.refetchInterval).toBe(false))

  test('"stale at once": each mount asks the server, whatever the request helper’s cache holds', async () => {
    const client = createQueryClient()
    await request('GET', '/api/orders')
    for (const times of [2, 3]) {
      const stop = new QueryObserver(client, { queryKey: ['/api/orders'] }).subscribe(() => {})
      await eventually(() => expect(client.isFetching()).toBe(0))
      stop()
      expect(server.received).toHaveLength(times)
    }
    expect(defaults.queries?.staleTime).toBe(0)
  })

  test('"kept 30 minutes"', () => {
    vi.useFakeTimers()
    const client = createQueryClient()
    client.setQueryData(['/api/orders'], [])
    vi.advanceTimersByTime(30 * 60_000 - 1)
    expect(client.getQueryData(['/api/orders'])).toEqual([])
    vi.advanceTimersByTime(1)
    expect(client.getQueryData(['/api/orders'])).toBeUndefined()
    vi.useRealTimers()
  })

  test('"Mutations not retried"', async () => {
    const client = createQueryClient()
    let runs = 0
    const mutation = client.getMutationCache().build(client, {
      mutationFn: async () => {
        runs++
        throw new Error('no')
      },
    })
    await expect(mutation.execute(undefined)).rejects.toThrow('no')
    expect(runs).toBe(1)
    expect(defaults.mutations?.retry).toBe(false)
  })
})

describe('the default fetcher', () => {
  test('reads the path of the key, with its parameters and query', async () => {
    server.always(200, '{"id":"7"}')
    const queryKey = ['/api/clusters/:id', { params: { id: '7' }, query: { deep: true } }]
    expect(await createQueryClient().fetchQuery({ queryKey })).toEqual({ id: '7' })
    expect(server.received[0]?.url).toBe('/api/clusters/7?deep=true')
  })

  test('refills the request helper’s cache', async () => {
    server.always(200, '{"id":"7"}')
    await createQueryClient().fetchQuery({ queryKey: ['/api/user'] })
    expect((await request('GET', '/api/user'))?.value).toEqual({ id: '7' })
    expect(server.received).toHaveLength(1)
  })

  test('section 8: "the default fetcher uses "Error" plus status"', async () => {
    server.answers((response) => response.writeHead(500, '').end())
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/user'] })).rejects.toThrow(/^Error 500$/)
  })

  test('section 7: "A 401 can be configured to return null instead of failing; default is to fail"', async () => {
    server.always(401)
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/user'] })).rejects.toMatchObject({ status: 401 })
    const tolerant = createQueryClient({ unauthorized: 'null' })
    expect(await tolerant.fetchQuery({ queryKey: ['/api/user'] })).toBeNull()
  })
})
