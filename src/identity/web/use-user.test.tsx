// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually, type StandIn, startStandIn } from '#platform/web/http-stand-in.ts'
import { createQueryClient } from '#platform/web/query.ts'
import { getUser } from '../contract.ts'
import { claire } from './testing.ts'
import { putUser, startSession, useUser } from './use-user.ts'

let server: StandIn
let client: QueryClient
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const asked = () => server.asked('GET /api/user').length

beforeEach(async () => {
  server = await startStandIn()
  client = createQueryClient()
})
afterEach(async () => {
  cleanup()
  client.clear()
  await server.stop()
})

describe('specification, sections 4, 7 and 9: resolving the user', () => {
  test('the current user is fetched', async () => {
    server.always(200, JSON.stringify(claire))
    const { result } = renderHook(useUser, { wrapper })
    expect(result.current.data).toBeUndefined()
    await eventually(() => expect(result.current.data).toEqual(claire))
    expect(asked()).toBe(1)
  })

  test('a 401 is retried up to 2 times, 1 s apart, and then means signed out', async () => {
    const times: number[] = []
    server.answers((response) => {
      times.push(performance.now())
      response.writeHead(401).end('{"message":"You are not signed in."}')
    })
    const { result } = renderHook(useUser, { wrapper })
    await eventually(() => expect(result.current.data).toBeNull())
    expect(times).toHaveLength(3)
    const gaps = times.slice(1).map((time, place) => time - (times[place] ?? 0))
    for (const gap of gaps) expect(gap).toBeGreaterThan(950)
  })

  test('a session that comes back within the retries is not lost', async () => {
    server.answers((response) => {
      if (asked() === 1) response.writeHead(401).end()
      else response.end(JSON.stringify(claire))
    })
    const { result } = renderHook(useUser, { wrapper })
    await eventually(() => expect(result.current.data).toEqual(claire))
    expect(asked()).toBe(2)
  })

  test('another failure is no sign-out and is not retried', async () => {
    server.always(500, '{"message":"broken"}')
    const { result } = renderHook(useUser, { wrapper })
    await eventually(() => expect(result.current.error?.message).toBe('broken'))
    expect(result.current.data).toBeUndefined()
    expect(asked()).toBe(1)
  })

  test('an answer that was on its way does not undo a login', async () => {
    server.always(401)
    const { result } = renderHook(useUser, { wrapper })
    await eventually(() => expect(asked()).toBe(1))
    await putUser(client, claire)
    await new Promise((resolve) => setTimeout(resolve, 2300))
    expect(result.current.data).toEqual(claire)
    expect(asked()).toBe(1)
  })

  test('login and registration clear all cached data and store the user', async () => {
    client.setQueryData(['/api/clusters'], [1])
    client.setQueryData(['/api/whatever-comes'], [1])
    await startSession(client, claire)
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([[getUser.path]])
    expect(client.getQueryData([getUser.path])).toEqual(claire)
  })
})
