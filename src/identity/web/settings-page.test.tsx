// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type StandIn, startStandIn } from '#platform/web/http-stand-in.ts'
import { createQueryClient } from '#platform/web/query.ts'
import { getUser, type User } from '../contract.ts'
import SettingsPage from './settings-page.tsx'
import { claire, visit } from './testing.ts'

let server: StandIn
let client: QueryClient
beforeEach(async () => {
  server = await startStandIn()
  server.answers((response, { url }) => response.end(url === '/api/user' ? JSON.stringify(claire) : '[]'))
  client = createQueryClient()
  // jsdom has no matchMedia
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
})
afterEach(async () => {
  cleanup()
  client.clear()
  await server.stop()
})

function open(path: string, user: User = claire) {
  client.setQueryData([getUser.path], user)
  const page = <SettingsPage />
  return visit(path, client, { '/settings/:tab?': page, '/profile': page, '/account': page })
}

const tabs = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
const current = () => screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)

describe('the address of settings', () => {
  test.each(['/settings', '/settings/profile', '/profile', '/account'])('%s shows the profile', (path) => {
    open(path)
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Claire Laurent')
    expect(current()).toEqual(['Profile'])
  })

  test('a tab that does not exist leads to the first', () => {
    expect(open('/settings/nothing').state.location.pathname).toBe('/settings')
  })

  test('a viewer is not offered what the server would refuse', () => {
    open('/settings', { ...claire, orgRole: 'viewer' })
    expect(tabs()).not.toContain('API tokens')
    expect(tabs()).not.toContain('Audit log')
    expect(open('/settings/tokens', { ...claire, orgRole: 'viewer' }).state.location.pathname).toBe('/settings')
  })
})
