// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#identity/contract.ts'
import { checkAccess } from '#identity/staff-contract.ts'
import { claire } from '#identity/web/testing.ts'
import { eventually, type StandIn, startStandIn } from '#platform/web/http-stand-in.ts'
import { createQueryClient } from '#platform/web/query.ts'
import { officersPath, officersStaleMs } from './late-officers.ts'
import { drawAt } from './testing.ts'
import { UserMenu } from './user-menu.tsx'

let server: StandIn
let client: QueryClient
let access: string
let left: number
beforeEach(async () => {
  server = await startStandIn()
  client = createQueryClient()
  access = 'false'
  left = 0
  server.answers((response, { url }) => {
    const [status, body] = url === officersPath && access === 'refused' ? [403, '{}'] : [200, access]
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(url === officersPath ? body : JSON.stringify(claire))
  })
})
afterEach(async () => {
  cleanup()
  client.clear()
  await server.stop()
})

async function open(user: User = claire) {
  drawAt('/', <UserMenu user={user} onLogout={() => left++} />, client, user)
  await userEvent.click(screen.getByRole('button', { name: /^Account of/ }))
  return screen.getByRole('menu')
}
const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)

describe('section 2, header: the user menu shows', () => {
  test('the username, the email, the company name and the billing id', async () => {
    const { textContent } = await open()
    expect(textContent).toContain('claire.laurent@atelier-lumiere.example')
    expect(screen.getByText('claire.laurent')).toBeTruthy()
    expect(textContent).toContain('Atelier Lumière')
    expect(textContent).toContain('Billing ID: QB-7F3K2M9D')
  })

  test('the email without a username, "Organization" and N/A without a company', async () => {
    const { textContent } = await open({ ...claire, username: '', companyName: '', companyId: '' })
    expect(screen.getAllByText(claire.email)).toHaveLength(2)
    expect(textContent).toContain('Organization')
    expect(textContent).toContain('Billing ID: N/A')
  })
})

describe('section 6: Officers Panel only when the access check returns exactly true', () => {
  test('true shows it between Settings and Logout', async () => {
    access = 'true'
    await open()
    await eventually(() => expect(entries()).toEqual(['Settings', 'Officers Panel', 'Logout']))
    const links = screen.getAllByRole('menuitem').map((entry) => entry.getAttribute('href'))
    expect(links).toEqual(['/settings', '/officers/panel', null])
  })

  test.each(['false', '1', '"true"', '{"access":true}', 'refused'])(
    '%s does not, and is not asked again',
    async (answer) => {
      access = answer
      await open()
      await eventually(() => expect(server.asked(`GET ${officersPath}`)).toHaveLength(1))
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(entries()).toEqual(['Settings', 'Logout'])
      expect(server.asked(`GET ${officersPath}`)).toHaveLength(1)
    },
  )

  test('section 9: the answer counts 5 minutes', () => {
    expect(officersStaleMs).toBe(300_000)
    expect(officersPath).toBe(checkAccess.path)
  })
})

test('Logout leaves once', async () => {
  await open()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }))
  expect(left).toBe(1)
  expect(screen.queryByRole('menu')).toBeNull()
})
