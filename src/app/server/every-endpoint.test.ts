/** What every endpoint owes, asked of each of them: the loop grows by itself with the list of endpoints. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orgRoles, permissions } from '#identity/permissions.ts'
import { browserOf, createPerson, type TestPerson } from '#identity/server/testing.ts'
import type { Endpoint } from '#platform/endpoint.ts'
import { pathOf } from '#platform/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { printOpenApi } from './print-openapi.ts'
import { routesFor } from './rows.ts'
import { startTestStack, type TestStack } from './testing.ts'

const endpoints = routesFor('development').map((route) => route.endpoint)
const unsafe = endpoints.filter(({ method }) => method !== 'GET')
const guarded = endpoints.filter(({ permission }) => permission !== 'public')

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.stop())

const title = ({ method, path }: Endpoint) => `${method} ${path}`
const addressOf = ({ path }: Endpoint) => pathOf(path, new Proxy({}, { get: () => newId() }))
const headersOf = ({ idempotent }: Endpoint): Record<string, string> =>
  idempotent ? { 'idempotency-key': newId() } : {}

/** Somebody whom this endpoint admits. */
function admittedTo({ permission }: Endpoint): Promise<TestPerson> {
  if (permission === 'second-factor') return createPerson(stack.db, { pending: true })
  const rule = permissions[permission as keyof typeof permissions]
  return createPerson(stack.db, rule && 'staff' in rule ? { role: 'super_admin', secondFactor: true } : {})
}

async function ask(endpoint: Endpoint, person: TestPerson | undefined, headers: Record<string, string> = {}) {
  const browser = await browserOf(stack.url, person)
  const body = endpoint.method === 'GET' ? undefined : {}
  return browser.request(endpoint.method, addressOf(endpoint), {
    body,
    headers: { ...headersOf(endpoint), ...headers },
  })
}

describe.each(guarded.map((endpoint) => [title(endpoint), endpoint] as const))('%s', (_, endpoint) => {
  test('answers 401 without a session', async () => {
    const { status, body } = await ask(endpoint, undefined)
    expect([status, body]).toEqual([401, { message: 'You are not signed in.', code: 'signed_out' }])
  })

  test('answers 401 to a session that has expired', async () => {
    const late = await createPerson(stack.db, { expiresAt: new Date(Date.now() - 1_000) })
    expect((await ask(endpoint, late)).status).toBe(401)
  })

  test('answers 403 to the org roles that its permission leaves out, and only to them', async () => {
    const rule = permissions[endpoint.permission as keyof typeof permissions]
    if (!rule || !('org' in rule)) return
    const allowed: readonly string[] = rule.org
    for (const orgRole of orgRoles) {
      const person = await createPerson(stack.db, { orgRole })
      const { status } = await ask(endpoint, person)
      expect(`${orgRole} ${status === 403 ? 'refused' : 'admitted'}`).toBe(
        `${orgRole} ${allowed.includes(orgRole) ? 'admitted' : 'refused'}`,
      )
    }
  })

  test('is not kept by any cache', async () => {
    expect((await ask(endpoint, await createPerson(stack.db))).headers.get('cache-control')).toBe('no-store')
  })
})

describe.each(unsafe.map((endpoint) => [title(endpoint), endpoint] as const))('%s', (_, endpoint) => {
  const attacks: [string, Record<string, string>][] = [
    ['no forgery token', { 'x-csrf-token': '' }],
    ['another token', { 'x-csrf-token': 'A'.repeat(43) }],
    ['another origin', { origin: 'https://evil.test' }],
    ['a suffix of our origin', { origin: 'https://quai.test.evil.test' }],
    ['the origin null', { origin: 'null' }],
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }],
  ]
  test.each(attacks)('refuses %s', async (_name, headers) => {
    expect((await ask(endpoint, await createPerson(stack.db), headers)).status).toBe(403)
  })

  test("refuses another session's token", async () => {
    const other = await browserOf(stack.url, await createPerson(stack.db))
    expect((await ask(endpoint, await createPerson(stack.db), { 'x-csrf-token': other.token })).status).toBe(403)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])('refuses %s', async (type) => {
    const browser = await browserOf(stack.url, await createPerson(stack.db))
    const headers = { ...headersOf(endpoint), 'content-type': type }
    const { status } = await browser.request(endpoint.method, addressOf(endpoint), { body: 'a=b', headers })
    expect(status).toBe(415)
  })

  test('refuses a property that it does not know, and prototype pollution', async () => {
    const browser = await browserOf(stack.url, await admittedTo(endpoint))
    const headers = headersOf(endpoint)
    const path = addressOf(endpoint)
    const unknown = await browser.request(endpoint.method, path, { body: { isStaff: true }, headers })
    const polluted = await browser.request(endpoint.method, path, { body: '{"__proto__":{"x":1}}', headers })
    expect([unknown.status, polluted.status]).toEqual([400, 400])
  })
})

test('docs/openapi.json is what `npm run generate` prints from the endpoints', async () => {
  expect(JSON.parse(await readFile('docs/openapi.json', 'utf8'))).toEqual(JSON.parse(printOpenApi()))
})

test('names and addresses of endpoints are unique, and every permission is in the table', () => {
  const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length)
  unique(endpoints.map(({ name }) => name))
  unique(endpoints.map(title))
  for (const { permission } of guarded) if (permission.includes(':')) expect(permissions).toHaveProperty([permission])
})

test('production has no development endpoint', () => {
  expect(routesFor('production').filter(({ endpoint }) => endpoint.path.startsWith('/api/dev/'))).toEqual([])
})
