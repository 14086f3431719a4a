// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clearSession, createRefresher, everything, refresh, useFreshOnNavigation } from './freshness.ts'
import { eventually, type StandIn, startStandIn } from './http-stand-in.ts'
import { createQueryClient } from './query.ts'
import { request } from './request.ts'
import { sendCache } from './send-cache.ts'

let server: StandIn
let client: QueryClient
const stops: (() => void)[] = []

beforeEach(async () => {
  sendCache.clear()
  client = createQueryClient()
  server = await startStandIn()
})
afterEach(async () => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
  client.clear()
  await server.stop()
})

/** A mounted query whose first answer has come. */
async function onScreen(...paths: string[]) {
  for (const path of paths) stops.push(new QueryObserver(client, { queryKey: [path] }).subscribe(() => {}))
  await eventually(() => expect(client.isFetching()).toBe(0))
}
const times = (path: string) => server.asked(`GET ${path}`).length

test('a refresh asks again for what is on the screen under the paths, and drops it from the request helper’s cache', async () => {
  await onScreen('/api/orders', '/api/orders/7', '/api/orders-archive')
  await refresh(client, ['/api/orders'])
  expect(['/api/orders', '/api/orders/7', '/api/orders-archive'].map(times)).toEqual([2, 2, 1])
  await refresh(client, [])
  expect(server.received).toHaveLength(5)
  await request('GET', '/api/plain')
  await refresh(client, ['/api/plain'])
  await request('GET', '/api/plain')
  expect(times('/api/plain')).toBe(2)
})

test('section 7: "stale after 5 s" does not hold back a refresh', async () => {
  stops.push(new QueryObserver(client, { queryKey: ['/api/sidebar-counts'], staleTime: 5000 }).subscribe(() => {}))
  await eventually(() => expect(client.isFetching()).toBe(0))
  await refresh(client, [everything])
  expect(times('/api/sidebar-counts')).toBe(2)
})

describe('section 7: "Cache invalidation on each navigation"', () => {
  function Page() {
    useFreshOnNavigation()
    return null
  }

  async function walk(...pages: string[]) {
    const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/dashboard'] })
    render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
    for (const page of pages) {
      await act(() => router.navigate(page))
      await eventually(() => expect(client.isFetching()).toBe(0))
    }
  }

  test('the first page asks for nothing twice', async () => {
    await onScreen('/api/sidebar-counts')
    await walk()
    expect(times('/api/sidebar-counts')).toBe(1)
  })

  test('each further page refreshes its paths', async () => {
    const paths = ['/api/sidebar-counts', '/api/billing/summary', '/api/billing/invoices', '/api/usage']
    await onScreen(...paths)
    await walk('/my-clusters')
    expect(paths.map(times)).toEqual([2, 2, 1, 1])
    await walk('/billing')
    expect(paths.map(times)).toEqual([3, 3, 2, 1])
    await walk('/usage')
    expect(paths.map(times)).toEqual([4, 4, 2, 2])
  })
})

test('section 7: "Cleared at registration or logout"; the user stays for identity to replace', async () => {
  const gone = ['/api/billing/summary', '/api/notifications', '/api/orders', '/api/clusters', '/api/user/sessions']
  for (const path of [...gone, '/api/user']) client.setQueryData([path], { of: 'the last person' })
  await request('GET', '/api/orders')
  await clearSession(client)
  for (const path of gone) expect(client.getQueryData([path])).toBeUndefined()
  expect(client.getQueryData(['/api/user'])).toEqual({ of: 'the last person' })
  expect(sendCache.size).toBe(0)
})

test('an answer under way when the session ends does not come back into the caches', async () => {
  const held: (() => void)[] = []
  server.answers((response) => held.push(() => response.end('["of the last person"]')))
  stops.push(new QueryObserver(client, { queryKey: ['/api/orders'] }).subscribe(() => {}))
  await eventually(() => expect(held).toHaveLength(1))
  await clearSession(client)
  held[0]?.()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(client.getQueryData(['/api/orders'])).toBeUndefined()
  expect(sendCache.size).toBe(0)
})

describe('refreshes that come faster than their answers', () => {
  test('are joined: a stream of hints neither starves the screen nor leaves it behind', async () => {
    await onScreen('/api/orders')
    let version = 0
    const held: (() => void)[] = []
    server.answers((response) => {
      const seen = version
      held.push(() => response.end(String(seen)))
    })
    const refreshSoon = createRefresher(client)
    for (version = 1; version < 20; version++) {
      refreshSoon(['/api/orders'])
      await eventually(() => expect(held).toHaveLength(1))
    }
    refreshSoon(['/api/orders'])
    held[0]?.()
    await eventually(() => expect(client.getQueryData(['/api/orders'])).toBe(1))
    await eventually(() => expect(held).toHaveLength(2))
    held[1]?.()
    await eventually(() => expect(client.getQueryData(['/api/orders'])).toBe(20))
    expect(times('/api/orders')).toBe(3)
  })

  test('do not wait for ever for an answer that does not come', async () => {
    await onScreen('/api/orders', '/api/usage')
    server.answers((response, { url }) => url === '/api/usage' && response.end('{}'))
    const refreshSoon = createRefresher(client, 30)
    refreshSoon(['/api/orders'])
    refreshSoon(['/api/usage'])
    await eventually(() => expect(times('/api/usage')).toBe(2))
  })
})
