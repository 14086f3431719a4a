import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { sessionCookie } from '#platform/server/http/cookies.ts'
import { asSystem } from '#platform/server/testing.ts'
import { browserOf, createPerson, freshWindow, givePassword, mailsTo, openBrowser, testPassword } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ worker: true })
})
afterAll(() => stack.stop())

async function signedIn() {
  const person = await createPerson(stack.db)
  await givePassword(stack.db, person)
  const browser = openBrowser(stack.url)
  await browser.request('POST', '/api/login', { email: person.email, password: testPassword })
  return { person, browser }
}
const grow = (id: string) =>
  asSystem(stack.db, `update identity.session set confirmed_at = now() - interval '16 minutes' where person_id = $1`, [
    id,
  ])

test('a new password ends every other session, renews this one, and is told', async () => {
  const { person, browser } = await signedIn()
  const before = browser.cookies.get(sessionCookie)
  const password = 'seven quiet herons at noon'
  expect((await browser.request('POST', '/api/user/password', { password })).status).toBe(200)
  expect(browser.cookies.get(sessionCookie)).not.toBe(before)
  expect((await browser.request('GET', '/api/user')).status).toBe(200)
  expect((await (await browserOf(stack.url, person)).request('GET', '/api/user')).status).toBe(401)
  await mailsTo(person.email, /password was changed/)
  const login = (given: string) =>
    openBrowser(stack.url).request('POST', '/api/login', { email: person.email, password: given })
  expect([(await login(testPassword)).status, (await login(password)).status]).toEqual([401, 200])
})

test('a weak one is refused under its field', async () => {
  const { browser } = await signedIn()
  const { status, body } = await browser.request('POST', '/api/user/password', { password: 'passwordpassword' })
  expect([status, body]).toMatchObject([400, { details: { fields: { password: expect.any(String) } } }])
})

test('it needs a fresh confirmation; confirming gives a new token and the act goes through', async () => {
  const { person, browser } = await signedIn()
  await grow(person.id)
  const password = 'seven quiet herons at noon'
  const refused = await browser.request('POST', '/api/user/password', { password })
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'confirmation_needed' }])
  const before = browser.cookies.get(sessionCookie) ?? ''
  expect((await browser.request('POST', '/api/auth/confirm', { password: testPassword })).status).toBe(200)
  expect(browser.cookies.get(sessionCookie)).not.toBe(before)
  expect((await browser.request('POST', '/api/user/password', { password })).status).toBe(200)
  const thief = await fetch(`${stack.url}/api/user`, { headers: { cookie: `${sessionCookie}=${before}` } })
  expect(thief.status).toBe(401)
})

test('confirming with a wrong password is refused, counted and logged', async () => {
  const { person, browser } = await signedIn()
  await grow(person.id)
  const most = await freshWindow('account')
  const ask = () => browser.request('POST', '/api/auth/confirm', { password: 'wrong' })
  const { status, body } = await ask()
  expect([status, body]).toMatchObject([400, { code: 'wrong_password' }])
  const lines = await asSystem(
    stack.db,
    `select detail from identity.audit_entry where org_id = $1 and action = 'confirm-password'`,
    [person.orgId],
  )
  expect(lines).toEqual([{ detail: { refused: 'wrong password' } }])
  for (let i = 1; i < most; i++) await ask()
  expect((await ask()).status).toBe(429)
})
