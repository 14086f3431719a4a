import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { asSystem } from '#platform/server/testing.ts'
import type { Session } from '../account-contract.ts'
import { browserOf, createPerson, givePassword, openBrowser, testPassword } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.stop())

async function twice(userAgent?: string) {
  const person = await createPerson(stack.db)
  await givePassword(stack.db, person)
  const browser = openBrowser(stack.url, userAgent ? { userAgent } : {})
  await browser.request('POST', '/api/login', { email: person.email, password: testPassword })
  const list = async () => (await browser.request('GET', '/api/user/sessions')).body as Session[]
  return { person, browser, list }
}

test('one sees one’s own sessions, and which one this is', async () => {
  const { person, list } = await twice('Mozilla/5.0 (X11; Linux) Firefox/140.0')
  await createPerson(stack.db, { orgId: person.orgId })
  const sessions = await list()
  expect(sessions).toHaveLength(2)
  expect(sessions.filter(({ current }) => current)).toMatchObject([
    { userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0', address: expect.stringMatching(/^10\./) },
  ])
  expect(JSON.stringify(sessions)).not.toContain('token')
})

test('ending one signs that browser out', async () => {
  const { person, browser, list } = await twice()
  expect((await browser.request('DELETE', `/api/user/sessions/${person.sessionId}`)).status).toBe(200)
  expect((await (await browserOf(stack.url, person)).request('GET', '/api/user')).status).toBe(401)
  expect(await list()).toHaveLength(1)
})

test('ending the others leaves this one', async () => {
  const { person, browser, list } = await twice()
  expect((await browser.request('DELETE', '/api/user/sessions')).status).toBe(200)
  expect(await list()).toMatchObject([{ current: true }])
  expect((await (await browserOf(stack.url, person)).request('GET', '/api/user')).status).toBe(401)
})

test('a colleague’s session, a stranger’s and one that does not exist answer the same', async () => {
  const { person, browser } = await twice()
  const [colleague, stranger] = [await createPerson(stack.db, { orgId: person.orgId }), await createPerson(stack.db)]
  const answers = await Promise.all(
    [colleague.sessionId, stranger.sessionId, newId()].map((id) =>
      browser.request('DELETE', `/api/user/sessions/${id}`),
    ),
  )
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(404)
  expect((await (await browserOf(stack.url, colleague)).request('GET', '/api/user')).status).toBe(200)
})

test('a session ends after 12 hours without use, and after 30 days in any case', async () => {
  const [idle, old] = [await createPerson(stack.db), await twice()]
  await asSystem(
    stack.db,
    `update identity.session set last_seen_at = now() - interval '12 hours 1 second' where id = $1`,
    [idle.sessionId],
  )
  expect((await (await browserOf(stack.url, idle)).request('GET', '/api/user')).status).toBe(401)
  const [session] = await asSystem(
    stack.db,
    `select extract(epoch from expires_at - created_at)::int as seconds from identity.session where person_id = $1 and id <> $2`,
    [old.person.id, old.person.sessionId],
  )
  expect(Math.abs(session?.seconds - 30 * 86_400)).toBeLessThan(5)
})
