/** API tokens: what they open, what they never open, and when they stop. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { asSystem } from '#platform/server/testing.ts'
import type { ApiToken } from '../token-contract.ts'
import { browserOf, createPerson, createStaff, type TestPerson } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.stop())

type Wanted = { name?: string; scopes?: string[]; days?: number }
type Made = ApiToken & { token: string }

async function create(person: TestPerson, wanted: Wanted = {}) {
  const body = { name: 'CI', scopes: ['organization:read'], days: 30, ...wanted }
  return (await browserOf(stack.url, person)).request('POST', '/api/tokens', { body })
}
const made = async (person: TestPerson, wanted: Wanted = {}) => (await create(person, wanted)).body as Made

/** A program: no cookie, no Origin, no forgery token. */
async function call(token: string, method = 'GET', path = '/api/organization', body?: unknown) {
  const response = await fetch(`${stack.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': newId(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

test('a token is shown once, kept as a hash, and opens what its scopes say', async () => {
  const person = await createPerson(stack.db)
  const { status, body } = await create(person, { name: ' Deploy ', days: 365 })
  const token = body as Made
  expect(status).toBe(200)
  expect(token).toMatchObject({ name: 'Deploy', scopes: ['organization:read'], lastUsedAt: null })
  expect(token.token).toMatch(/^qk_[\w-]{43}$/)
  expect(token.token.startsWith(token.hint)).toBe(true)
  expect(Date.parse(token.expiresAt) - Date.now()).toBeGreaterThan(364 * 24 * 3_600_000)

  const answer = await call(token.token)
  expect([answer.status, answer.body.id]).toEqual([200, person.orgId])
  expect(answer.headers.get('set-cookie')).toBeNull()

  const list = (await (await browserOf(stack.url, person)).request('GET', '/api/tokens')).body as ApiToken[]
  expect(list).toEqual([expect.objectContaining({ id: token.id, hint: token.hint, lastUsedAt: expect.any(String) })])
  expect(JSON.stringify(list)).not.toContain(token.token)
  const stored = await asSystem(stack.db, 'select row_to_json(t)::text as row from identity.api_token t')
  expect(JSON.stringify(stored)).not.toContain(token.token)
})

test('without the scope it is refused, and with it a change needs no forgery token', async () => {
  const person = await createPerson(stack.db)
  const narrow = await made(person, { scopes: ['notifications:read'] })
  expect(await call(narrow.token)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  const wide = await made(person, { scopes: ['organization:read', 'organization:rename'] })
  const renamed = await call(wide.token, 'PATCH', '/api/organization', { companyName: 'By program' })
  expect(renamed).toMatchObject({ status: 200, body: { companyName: 'By program' } })
  const [line] = await asSystem(
    stack.db,
    `select actor_kind from identity.audit_entry where org_id = $1 and action = 'rename-organization'`,
    [person.orgId],
  )
  expect(line).toEqual({ actor_kind: 'token' })
})

test('what is for people refuses every token, also a fresh one', async () => {
  const person = await createPerson(stack.db)
  const { token, id } = await made(person)
  const refused = [
    ['GET', '/api/user/second-factor', undefined],
    ['POST', '/api/user/totp', {}],
    ['POST', '/api/user/recovery-codes', {}],
    ['POST', '/api/tokens', { name: 'more', scopes: ['organization:rename'], days: 1 }],
  ] as const
  for (const [method, path, body] of refused) {
    expect([path, await call(token, method, path, body)]).toMatchObject([
      path,
      { status: 403, body: { code: 'not_for_tokens' } },
    ])
  }
  expect(await call(token, 'DELETE', `/api/tokens/${id}`, {})).toMatchObject({ status: 403 })
  expect(await call(token, 'GET', '/api/tokens')).toMatchObject({ status: 403 })
})

test('nobody gives a token more than they have, staff rights or the power over tokens', async () => {
  const developer = await createPerson(stack.db, { orgRole: 'developer' })
  expect(await create(developer, { scopes: ['organization:read', 'organization:rename'] })).toMatchObject({
    status: 403,
  })
  const admin = await createStaff(stack.db, 'super_admin')
  for (const scope of ['staff-users:read', 'session', 'person', 'public', 'tokens:manage', 'organization:transfer']) {
    expect([scope, (await create(admin, { scopes: [scope] })).status]).toEqual([scope, 400])
  }
  expect((await create(await createPerson(stack.db, { orgRole: 'viewer' }))).status).toBe(403)
})

test('the token of staff stays inside its own organization', async () => {
  const admin = await createStaff(stack.db, 'super_admin')
  const { token } = await made(admin)
  expect((await call(token, 'GET', '/api/admin/users')).status).toBe(403)
})

test('a token loses what its person loses', async () => {
  const person = await createPerson(stack.db)
  const { token } = await made(person, { scopes: ['organization:rename', 'organization:read'] })
  await asSystem(stack.db, `update identity.person set org_role = 'viewer' where id = $1`, [person.id])
  expect((await call(token, 'PATCH', '/api/organization', { companyName: 'No' })).status).toBe(403)
  expect((await call(token)).status).toBe(200)
  await asSystem(stack.db, `update identity.person set state = 'locked' where id = $1`, [person.id])
  expect(await call(token)).toMatchObject({ status: 401, body: { code: 'signed_out' } })
})

test('revoked, expired and unknown tokens answer alike: 401', async () => {
  const person = await createPerson(stack.db)
  const [revoked, expired] = [await made(person), await made(person)]
  const browser = await browserOf(stack.url, person)
  expect((await browser.request('DELETE', `/api/tokens/${revoked.id}`, { body: {} })).status).toBe(200)
  expect((await browser.request('DELETE', `/api/tokens/${revoked.id}`, { body: {} })).status).toBe(404)
  await asSystem(stack.db, `update identity.api_token set expires_at = now() where id = $1`, [expired.id])
  const answers = await Promise.all([revoked.token, expired.token, `qk_${'A'.repeat(43)}`].map((token) => call(token)))
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([401, { message: 'You are not signed in.', code: 'signed_out' }])
  }
  expect((await browser.request('GET', '/api/tokens')).body).toEqual([])
})

test("a colleague's token and a stranger's are absent to everybody else", async () => {
  const owner = await createPerson(stack.db)
  const others = [await createPerson(stack.db, { orgId: owner.orgId }), await createPerson(stack.db)]
  const { id, token } = await made(owner)
  for (const other of others) {
    const browser = await browserOf(stack.url, other)
    const foreign = await browser.request('DELETE', `/api/tokens/${id}`, { body: {} })
    const absent = await browser.request('DELETE', `/api/tokens/${newId()}`, { body: {} })
    expect([foreign.status, foreign.text]).toEqual([404, absent.text])
    expect((await browser.request('GET', '/api/tokens')).body).toEqual([])
  }
  expect((await call(token)).status).toBe(200)
})

test.each([{ days: 0 }, { days: 366 }, { days: 1.5 }, { scopes: [] }, { name: '  ' }, { name: 'x'.repeat(65) }])(
  '%j is refused',
  async (wanted) => {
    expect((await create(await createPerson(stack.db), wanted)).status).toBe(400)
  },
)

test('fifty live tokens are enough', async () => {
  const person = await createPerson(stack.db)
  await asSystem(
    stack.db,
    `insert into identity.api_token (id, org_id, person_id, name, hint, token_hash, scopes, expires_at)
     select gen_random_uuid(), $1, $2, 'n', 'qk_', sha256(random()::text::bytea), '{}', now() + interval '1 day'
     from generate_series(1, 49)`,
    [person.orgId, person.id],
  )
  const browser = await browserOf(stack.url, person)
  const body = { name: 'last', scopes: ['organization:read'], days: 1 }
  const answers = await Promise.all(Array.from({ length: 4 }, () => browser.request('POST', '/api/tokens', { body })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})
