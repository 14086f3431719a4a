/** Specification, sections 4 and 7: POST /api/login answers the user or mfaRequired. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { sessionCookie } from '#platform/server/http/cookies.ts'
import { asSystem, until } from '#platform/server/testing.ts'
import { createPerson, givePassword, mailsTo, openBrowser, testPassword } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ worker: true })
})
afterAll(() => stack.stop())

async function member(traits: Parameters<typeof createPerson>[1] = {}) {
  const person = await createPerson(stack.db, traits)
  await givePassword(stack.db, person)
  return person
}
const auditOf = (orgId: string) =>
  asSystem(
    stack.db,
    'select action, actor_name, object, detail from identity.audit_entry where org_id = $1 order by seq',
    [orgId],
  )

test('the right password answers the user and opens a session', async () => {
  const person = await member({ name: 'Claire' })
  const browser = openBrowser(stack.url)
  const answer = await browser.request('POST', '/api/login', {
    email: ` ${person.email.toUpperCase()} `,
    password: testPassword,
  })
  expect([answer.status, answer.body]).toMatchObject([200, { id: person.id, name: 'Claire', orgRole: 'owner' }])
  expect(answer.text).not.toMatch(/hash|password/i)
  expect((await browser.request('GET', '/api/user')).body).toEqual(answer.body)
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(sessionCookie))
  expect(cookie).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Lax/)
  expect(await auditOf(person.orgId)).toMatchObject([{ action: 'login', actor_name: 'Claire', object: person.id }])
})

test('the answer brings the forgery token of the new session: the next change needs no other request', async () => {
  const person = await member()
  const browser = openBrowser(stack.url)
  await browser.request('POST', '/api/login', { email: person.email, password: testPassword })
  expect((await browser.request('PATCH', '/api/user', { name: 'New name' })).status).toBe(200)
})

test('a wrong password, an unknown address and a locked account answer the same', async () => {
  const [person, locked] = [await member(), await member()]
  await asSystem(stack.db, `update identity.person set state = 'locked' where id = $1`, [locked.id])
  const answers = await Promise.all(
    [person.email, locked.email, 'nobody@example.test'].map(async (email) => {
      const { status, text } = await openBrowser(stack.url).request('POST', '/api/login', { email, password: 'wrong' })
      return `${status} ${text}`
    }),
  )
  expect(new Set(answers)).toEqual(
    new Set(['401 {"message":"Email or password is not right.","code":"wrong_credentials"}']),
  )
  const french = openBrowser(stack.url, { language: 'fr' })
  const { body } = await french.request('POST', '/api/login', { email: 'nobody@example.test', password: 'wrong' })
  expect(body).toMatchObject({ message: 'L’adresse e-mail ou le mot de passe est incorrect.' })
})

test('a failed sign-in of a member is a line in the log of their organization', async () => {
  const person = await member()
  await openBrowser(stack.url).request('POST', '/api/login', { email: person.email, password: 'wrong' })
  const lines = await until('the line', async () => {
    const found = await auditOf(person.orgId)
    return found.length > 0 ? found : undefined
  })
  expect(lines).toMatchObject([{ action: 'login-failed', actor_name: 'visitor', object: person.id }])
  expect(JSON.stringify(lines)).not.toContain('wrong')
})

test.each([
  ['locked', 'account_locked'],
  ['held', 'registration_held'],
  ['joining', 'join_pending'],
  ['refused', 'registration_refused'],
])('somebody %s is told so after the right password, and opens nothing', async (state, code) => {
  const person = await member()
  await asSystem(stack.db, 'update identity.person set state = $2 where id = $1', [person.id, state])
  const browser = openBrowser(stack.url)
  const answer = await browser.request('POST', '/api/login', { email: person.email, password: testPassword })
  expect([answer.status, answer.body]).toMatchObject([403, { code }])
  expect(browser.cookies.has(sessionCookie)).toBe(false)
  expect(await auditOf(person.orgId)).toMatchObject([{ action: 'login', detail: { refused: state } }])
})

test('with a second factor: mfaRequired, and a cookie that opens nothing else', async () => {
  const person = await member({ secondFactor: true })
  const browser = openBrowser(stack.url)
  const answer = await browser.request('POST', '/api/login', { email: person.email, password: testPassword })
  expect([answer.status, answer.body]).toEqual([200, { mfaRequired: true }])
  expect(browser.cookies.has(sessionCookie)).toBe(true)
  for (const path of ['/api/user', '/api/organization', '/api/user/sessions']) {
    expect((await browser.request('GET', path)).status).toBe(401)
  }
  expect((await browser.request('PATCH', '/api/user', { name: 'X' })).status).toBe(401)
  const [session] = await asSystem(
    stack.db,
    `select state, expires_at - created_at <= interval '15 minutes 5 seconds' as short from identity.session
      where person_id = $1 and state = 'pending'`,
    [person.id],
  )
  expect(session).toEqual({ state: 'pending', short: true })
})

test('somebody without a password cannot sign in with one', async () => {
  const person = await createPerson(stack.db)
  const answer = await openBrowser(stack.url).request('POST', '/api/login', { email: person.email, password: '' })
  expect(answer.status).toBe(400)
  const other = await openBrowser(stack.url).request('POST', '/api/login', { email: person.email, password: 'null' })
  expect(other.status).toBe(401)
})

test('a new kind of browser is told by mail, the first and a known one are not', async () => {
  const person = await member({ language: 'fr', name: 'Karim' })
  const signInWith = (userAgent: string) =>
    openBrowser(stack.url, { userAgent }).request('POST', '/api/login', { email: person.email, password: testPassword })
  await signInWith('Mozilla/5.0 (X11; Linux) Firefox/140.0')
  await signInWith('Mozilla/5.0 (X11; Linux) Firefox/141.0')
  await signInWith('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1')
  const [mail, ...more] = await mailsTo(person.email, /./)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Nouvelle connexion à votre compte Quai')
  expect(mail?.text).toContain('Safari sur iOS')
})
