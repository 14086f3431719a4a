// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { type StandIn, startStandIn } from './http-stand-in.ts'
import { createQueryClient } from './query.ts'
import { SendError } from './send.ts'
import { sendCache } from './send-cache.ts'
import { keyOf, useEndpoint, useSend } from './use-endpoint.ts'

const Harbour = z.object({ name: z.string() })
const open = { summary: '', permission: 'person', rate: 'read' } as const
const getHarbour = endpoint({ ...open, name: 'get-harbour', method: 'GET', path: '/api/harbour', reply: Harbour })
const getBoat = endpoint({
  ...open,
  name: 'get-boat',
  method: 'GET',
  path: '/api/boats/:id',
  params: z.object({ id: z.string() }),
  reply: Harbour,
})
const renameHarbour = endpoint({
  ...open,
  name: 'rename-harbour',
  method: 'PATCH',
  path: '/api/harbour',
  body: Harbour,
  reply: Harbour,
  idempotent: true,
})
const readBoat = endpoint({
  ...open,
  name: 'read-boat',
  method: 'PUT',
  path: '/api/boats/:id/read',
  params: z.object({ id: z.string() }),
  reply: z.object({}),
})
const readAll = endpoint({ ...open, name: 'read-all', method: 'POST', path: '/api/boats/read', reply: z.object({}) })

configure({ asyncUtilTimeout: 15_000 })
let server: StandIn
let client: QueryClient
let name = 'Brest'

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  sendCache.clear()
  client = createQueryClient()
  name = 'Brest'
  server = await startStandIn()
  server.answers((response, { method, body }) => {
    if (method === 'PATCH') name = JSON.parse(body).name
    response.end(JSON.stringify({ name }))
  })
})
afterEach(async () => {
  cleanup()
  client.clear()
  vi.restoreAllMocks()
  await server.stop()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const render = <T,>(hook: () => T) => renderHook(hook, { wrapper }).result

describe('useEndpoint', () => {
  test('reads the endpoint under the key [path, input]', async () => {
    const boat = render(() => useEndpoint(getBoat, { params: { id: '7' } }))
    await waitFor(() => expect(boat.current.data).toEqual({ name: 'Brest' }))
    expectTypeOf(boat.current.data).toEqualTypeOf<{ name: string } | undefined>()
    expect(client.getQueryData(['/api/boats/:id', { params: { id: '7' } }])).toEqual({ name: 'Brest' })
    expect(server.received[0]?.url).toBe('/api/boats/7')
  })

  test('without input the key is the path alone', async () => {
    const harbour = render(() => useEndpoint(getHarbour, {}))
    await waitFor(() => expect(harbour.current.isSuccess).toBe(true))
    expect(client.getQueryData(keyOf(getHarbour))).toEqual({ name: 'Brest' })
    expect(client.getQueryData(['/api/harbour'])).toEqual({ name: 'Brest' })
  })

  test('stale at once: mounted again it asks again; with a staleTime it does not', async () => {
    const first = render(() => useEndpoint(getHarbour, {}))
    await waitFor(() => expect(first.current.isSuccess).toBe(true))
    render(() => useEndpoint(getHarbour, {}))
    await waitFor(() => expect(server.received).toHaveLength(2))
    await waitFor(() => expect(client.isFetching()).toBe(0))
    render(() => useEndpoint(getHarbour, {}, { staleTime: 60_000 }))
    expect(client.isFetching()).toBe(0)
  })

  test('a 401 as null, and the retry of GET /api/user, pass through', async () => {
    let asked = 0
    server.answers((response) => response.writeHead(++asked < 3 ? 401 : 200).end('{"name":"Brest"}'))
    const retry = { on: [401], waits: [1, 1] }
    const harbour = render(() => useEndpoint(getHarbour, {}, { unauthorized: 'null', retry }))
    await waitFor(() => expect(harbour.current.data).toEqual({ name: 'Brest' }))
    expectTypeOf(harbour.current.data).toEqualTypeOf<{ name: string } | null | undefined>()
    server.always(401)
    await act(() => harbour.current.refetch())
    await waitFor(() => expect(harbour.current.data).toBeNull())
    expect(server.received).toHaveLength(6)
  })

  test('a failure is a SendError', async () => {
    server.always(404, '{"message":"Boat was not found.","code":"not_found"}')
    const boat = render(() => useEndpoint(getBoat, { params: { id: '8' } }))
    await waitFor(() => expect(boat.current.error).toBeInstanceOf(SendError))
    expect(boat.current.error).toMatchObject({ status: 404, code: 'not_found', message: 'Boat was not found.' })
  })
})

describe('useSend', () => {
  const keys = (line: string) => server.asked(line).map(({ headers }) => headers['idempotency-key'])
  const settle = (work: Promise<unknown>) => act(() => work.catch(() => {}))

  test('what it changed is fresh on the screen when it has succeeded', async () => {
    const both = render(() => ({ harbour: useEndpoint(getHarbour, {}), rename: useSend(renameHarbour) }))
    await waitFor(() => expect(both.current.harbour.data).toEqual({ name: 'Brest' }))
    await act(() => both.current.rename.mutateAsync({ body: { name: 'Lorient' } }))
    expect(client.getQueryData(['/api/harbour'])).toEqual({ name: 'Lorient' })
    await waitFor(() => expect(both.current.harbour.data).toEqual({ name: 'Lorient' }))
  })

  test('without `invalidates` it touches its own path up to the first parameter', async () => {
    client.setQueryData(['/api/boats/:id', { params: { id: '7' } }], {})
    client.setQueryData(['/api/harbour'], {})
    const read = render(() => useSend(readBoat))
    await act(() => read.current.mutateAsync({ params: { id: '7' } }))
    const stale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
    expect(stale(['/api/boats/:id', { params: { id: '7' } }])).toBe(true)
    expect(stale(['/api/harbour'])).toBe(false)
  })

  test('`invalidates` may be computed from the reply; the caller’s onSuccess runs too', async () => {
    client.setQueryData(['/api/Lorient'], {})
    const done = vi.fn()
    const rename = render(() =>
      useSend(renameHarbour, { invalidates: (reply) => [`/api/${reply.name}`], onSuccess: done }),
    )
    await act(() => rename.current.mutateAsync({ body: { name: 'Lorient' } }))
    expect(client.getQueryState(['/api/Lorient'])?.isInvalidated).toBe(true)
    expect(done.mock.calls[0]?.slice(0, 2)).toEqual([{ name: 'Lorient' }, { body: { name: 'Lorient' } }])
  })

  test('an endpoint without input is sent by mutate()', async () => {
    const all = render(() => useSend(readAll))
    await act(() => all.current.mutateAsync())
    expect(server.asked('POST /api/boats/read')).toHaveLength(1)
  })

  test('one Idempotency-Key per intent: kept over retries, new after success', async () => {
    const rename = render(() => useSend(renameHarbour))
    server.always(503, '{"message":"Busy.","code":"unavailable"}')
    await settle(rename.current.mutateAsync({ body: { name: 'Lorient' } }))
    await waitFor(() => expect(rename.current.error).toMatchObject({ status: 503, code: 'unavailable' }))
    server.always(200, '{"name":"Lorient"}')
    await settle(rename.current.mutateAsync({ body: { name: 'Lorient' } }))
    await settle(rename.current.mutateAsync({ body: { name: 'Lorient' } }))
    const [first, retried, next] = keys('PATCH /api/harbour')
    expect(first).toBeDefined()
    expect(retried).toBe(first)
    expect(next).not.toBe(first)
  })

  test('a double click is one intent', async () => {
    const rename = render(() => useSend(renameHarbour))
    const input = { body: { name: 'Lorient' } }
    await settle(Promise.all([rename.current.mutateAsync(input), rename.current.mutateAsync(input)]))
    expect(new Set(keys('PATCH /api/harbour')).size).toBe(1)
  })

  test('section 7: "Mutations not retried"', async () => {
    server.always(500)
    const rename = render(() => useSend(renameHarbour))
    await settle(rename.current.mutateAsync({ body: { name: 'Lorient' } }))
    expect(server.asked('PATCH /api/harbour')).toHaveLength(1)
  })
})
