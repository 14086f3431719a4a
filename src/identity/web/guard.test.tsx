// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually, type StandIn, startStandIn } from '#platform/web/http-stand-in.ts'
import { createQueryClient } from '#platform/web/query.ts'
import { getUser } from '../contract.ts'
import { Guard } from './guard.tsx'
import { setLeaving } from './leaving.ts'
import { readTarget } from './redirect-target.ts'
import { claire, visit } from './testing.ts'

let server: StandIn
let client: QueryClient
beforeEach(async () => {
  server = await startStandIn()
  client = createQueryClient()
})
afterEach(async () => {
  cleanup()
  setLeaving('no')
  sessionStorage.clear()
  client.clear()
  await server.stop()
})

const pages = (loading: 'page' | 'dashboard' | 'configuration') => ({
  '/orders/:id': <Guard loading={loading}>Your order</Guard>,
  '/auth': <p>Sign in</p>,
})

describe('specification, sections 2, 4 and 9: guarded pages', () => {
  test.each([
    ['page', 'Loading...'],
    ['dashboard', 'Loading dashboard...'],
    ['configuration', 'Loading configuration...'],
  ] as const)('while the user is being resolved, "%s" shows a spinner with "%s"', async (loading, text) => {
    server.answers(() => {})
    visit('/orders/7', client, pages(loading))
    const status = await screen.findByRole('status')
    expect(status.textContent).toBe(text)
    expect(status.querySelector('svg')).not.toBeNull()
    expect(screen.queryByText('Your order')).toBeNull()
  })

  test('a user who is signed in sees the page', async () => {
    server.always(200, JSON.stringify(claire))
    visit('/orders/7', client, pages('dashboard'))
    await screen.findByText('Your order')
    expect(readTarget()).toBeUndefined()
  })

  test('signed out: path, query and hash are stored, then /auth after 100 ms', async () => {
    server.always(401)
    client.setQueryData([getUser.path], null)
    const begin = performance.now()
    const router = visit('/orders/7?page=2#last', client, pages('dashboard'))
    expect(readTarget()).toBe('/orders/7?page=2#last')
    expect(router.state.location.pathname).toBe('/orders/7')
    await screen.findByText('Sign in')
    expect(performance.now() - begin).toBeGreaterThanOrEqual(95)
    expect(router.state.location.pathname).toBe('/auth')
  })

  test('while somebody leaves, nothing is stored and nobody is sent to /auth', async () => {
    server.always(200, JSON.stringify(claire))
    const router = visit('/orders/7', client, pages('dashboard'))
    await screen.findByText('Your order')
    await act(async () => {
      setLeaving('leaving')
      client.setQueryData([getUser.path], null)
    })
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(readTarget()).toBeUndefined()
    expect(router.state.location.pathname).toBe('/orders/7')
    expect(screen.queryByText('Your order')).toBeNull()
  })

  test('a failure is no sign-out: it is told, with a way to try again', async () => {
    server.always(500, '{"message":"Quai is busy."}')
    const router = visit('/orders/7', client, pages('dashboard'))
    await screen.findByText('Quai is busy.')
    expect(router.state.location.pathname).toBe('/orders/7')
    server.always(200, JSON.stringify(claire))
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
    await eventually(() => screen.getByText('Your order'))
  })
})
