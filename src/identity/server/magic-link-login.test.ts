import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { asSystem } from '#platform/server/testing.ts'
import { createPerson, linkTokenIn, mailsTo, openBrowser } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ worker: true })
})
afterAll(() => stack.stop())

async function asked(traits: Parameters<typeof createPerson>[1] = {}) {
  const person = await createPerson(stack.db, traits)
  await openBrowser(stack.url).request('POST', '/api/auth/magic-link', { email: person.email })
  return { person, token: await linkTokenIn(person.email, /link to sign in/) }
}

test('the link signs in, once, and proves the address', async () => {
  const { person, token } = await asked()
  await asSystem(stack.db, 'update identity.person set email_verified = false where id = $1', [person.id])
  const browser = openBrowser(stack.url)
  const answer = await browser.request('POST', '/api/auth/magic-link/login', { token })
  expect([answer.status, answer.body]).toMatchObject([200, { id: person.id, emailVerified: true }])
  expect((await browser.request('GET', '/api/user')).status).toBe(200)
  const again = await openBrowser(stack.url).request('POST', '/api/auth/magic-link/login', { token })
  expect([again.status, again.body]).toMatchObject([400, { code: 'link_invalid' }])
})

test('with a second factor the link is only the first', async () => {
  const { token } = await asked({ secondFactor: true })
  const browser = openBrowser(stack.url)
  expect((await browser.request('POST', '/api/auth/magic-link/login', { token })).body).toEqual({ mfaRequired: true })
  expect((await browser.request('GET', '/api/user')).status).toBe(401)
})

test('it lasts 15 minutes', async () => {
  const { person, token } = await asked()
  const [link] = await asSystem(
    stack.db,
    'select extract(epoch from expires_at - created_at)::int as seconds from identity.mail_link where person_id = $1',
    [person.id],
  )
  expect(link).toEqual({ seconds: 900 })
  await asSystem(stack.db, 'update identity.mail_link set expires_at = now() where person_id = $1', [person.id])
  expect((await openBrowser(stack.url).request('POST', '/api/auth/magic-link/login', { token })).status).toBe(400)
})

test('somebody locked gets no link', async () => {
  const [locked, last] = [await createPerson(stack.db), await createPerson(stack.db)]
  await asSystem(stack.db, `update identity.person set state = 'locked' where id = $1`, [locked.id])
  for (const { email } of [locked, last]) {
    await openBrowser(stack.url).request('POST', '/api/auth/magic-link', { email })
  }
  await mailsTo(last.email, /link to sign in/)
  expect(await mailsTo(locked.email, /./, 0)).toEqual([])
})

test('the link leads to our own address, whatever host the request named, and is stored hashed', async () => {
  const { person, token } = await asked()
  const [mail] = await mailsTo(person.email, /./)
  expect(mail?.text).toContain(`https://quai.test/magic-link-login?token=${token}`)
  const rows = await asSystem(stack.db, 'select l::text as line from identity.mail_link l where person_id = $1', [
    person.id,
  ])
  expect(JSON.stringify(rows)).not.toContain(token)
})
