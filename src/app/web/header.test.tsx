// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#identity/contract.ts'
import { claire } from '#identity/web/testing.ts'
import { type StandIn, startStandIn } from '#platform/web/http-stand-in.ts'
import { createQueryClient } from '#platform/web/query.ts'
import { HeaderLink } from './header-link.tsx'
import { SupportLink } from './late-nav.tsx'
import { DashboardLink } from './late-tools.tsx'
import { drawAt } from './testing.ts'

let server: StandIn
let client: QueryClient
beforeEach(async () => {
  server = await startStandIn()
  client = createQueryClient()
})
afterEach(async () => {
  cleanup()
  client.clear()
  await server.stop()
})

const links = (
  <>
    <HeaderLink to="/">Home</HeaderLink>
    <HeaderLink to="/pricing">Pricing</HeaderLink>
    <HeaderLink to="/tutorials">Tutorials</HeaderLink>
  </>
)

describe('section 2: "Active link is highlighted by path prefix."', () => {
  test.each([
    ['/', ['Home']],
    ['/pricing', ['Pricing']],
    ['/tutorials/first-cluster', ['Tutorials']],
    ['/pricing-of-others', []],
    ['/about', []],
  ])('at %s: %j', (path, current) => {
    drawAt(path, links, client)
    const shown = screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)
    expect(shown).toEqual(current)
  })
})

describe('section 2: /support and the icon link to /dashboard only when signed in', () => {
  const signedInOnly = (
    <>
      <SupportLink />
      <DashboardLink />
    </>
  )
  test.each<[string, User | null, string[]]>([
    ['nobody', null, []],
    ['Claire', claire, ['/support', '/dashboard']],
  ])('%s', (_, user, addresses) => {
    server.always(user ? 200 : 401, JSON.stringify(user ?? {}), { 'content-type': 'application/json' })
    drawAt('/', signedInOnly, client, user)
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses)
  })
})
