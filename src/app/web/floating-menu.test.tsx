// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#identity/contract.ts'
import { claire } from '#identity/web/testing.ts'
import { eventually, type StandIn, startStandIn } from '#platform/web/http-stand-in.ts'
import { createQueryClient } from '#platform/web/query.ts'
import { FloatingMenu } from './floating-menu.tsx'
import { isHandheld, mobileThreshold } from './floating-menu-device.ts'
import { officersPath } from './late-officers.ts'
import { setDrawerOpen, useDrawerOpen, useOfferDrawer } from './sidebar-store.ts'
import { beWide, drawAt } from './testing.ts'

let server: StandIn
let client: QueryClient
let person: User | null
let access: boolean
beforeEach(async () => {
  server = await startStandIn()
  client = createQueryClient()
  person = null
  access = false
  server.answers((response, { url }) => {
    response.writeHead(url === '/api/user' && !person ? 401 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(url === officersPath ? access : (person ?? {})))
  })
  beWide(390)
})
afterEach(async () => {
  cleanup()
  setDrawerOpen(false)
  client.clear()
  await server.stop()
})

const button = () => screen.queryByRole('button', { name: 'Menu' })
async function open(path = '/') {
  const router = drawAt(path, <FloatingMenu />, client, person)
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  return router
}
const entries = () =>
  [...document.querySelectorAll('nav a, nav button')].map((entry) => [entry.textContent, entry.getAttribute('href')])

describe('section 2: the floating button is for small, touch or mobile devices', () => {
  test('section 9: the threshold is 1024 px', () => {
    expect(mobileThreshold).toBe(1024)
  })

  test.each([
    [1024, true],
    [1025, false],
  ])('at %i px: %s', (width, shown) => {
    beWide(width)
    drawAt('/', <FloatingMenu />, client, null)
    expect(button() !== null).toBe(shown)
  })

  test.each([
    [{ maxTouchPoints: 5 }, true],
    [{ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' }, true],
    [{ userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 10)' }, true],
    [{ maxTouchPoints: 0, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150' }, false],
  ])('%o: %s', (device, handheld) => {
    expect(isHandheld(device)).toBe(handheld)
  })
})

describe('section 2: the mobile menu', () => {
  test('of visitors', async () => {
    await open()
    expect(entries()).toEqual([
      ['Home', '/'],
      ['Pricing', '/pricing'],
      ['Documentation', '/documentation'],
      ['Tutorials', '/tutorials'],
      ['Login', '/auth'],
    ])
  })

  test('of people who are signed in', async () => {
    person = claire
    await open()
    expect(entries()).toEqual([
      ['Dashboard', '/dashboard'],
      ['Home', '/'],
      ['Documentation', '/documentation'],
      ['Tutorials', '/tutorials'],
      ['Support', '/support'],
      ['Settings', '/settings'],
      ['Logout', null],
    ])
  })

  test('has the Officers Panel after Support, if granted', async () => {
    person = claire
    access = true
    await open()
    await eventually(() => expect(entries()[5]).toEqual(['Officers Panel', '/officers/panel']))
    expect(entries()).toHaveLength(8)
  })

  test('closes when an entry was chosen', async () => {
    const router = await open()
    await userEvent.click(screen.getByRole('link', { name: 'Pricing' }))
    expect(router.state.location.pathname).toBe('/pricing')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('section 2: "On the dashboard route it also toggles the dashboard sidebar."', () => {
  test('on /dashboard, not elsewhere', async () => {
    const drawer = renderHook(useDrawerOpen)
    await open('/dashboard')
    expect(drawer.result.current).toBe(true)
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy()
    act(() => setDrawerOpen(false))
    cleanup()
    const other = renderHook(useDrawerOpen)
    await open('/pricing')
    expect(other.result.current).toBe(false)
  })

  test('a drawer on a narrow screen opens alone, and holds the links', async () => {
    renderHook(useOfferDrawer)
    const drawer = renderHook(useDrawerOpen)
    await open('/dashboard')
    expect(drawer.result.current).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
