import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { asSystem } from '#platform/server/testing.ts'
import { browserOf, createPerson, givePassword, linkTokenIn, mailsTo, openBrowser, testPassword } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ worker: true })
})
afterAll(() => stack.stop())

const post = (path: string, body: unknown) => openBrowser(stack.url).request('POST', path, body)
const newPassword = 'eleven lanterns under rain'

async function asked(traits: Parameters<typeof createPerson>[1] = {}) {
  const person = await createPerson(stack.db, traits)
  await givePassword(stack.db, person)
  await post('/api/auth/forgot-password', { email: person.email })
  return { person, token: await linkTokenIn(person.email, /./) }
}
const login = (email: string, password: string) => post('/api/login', { email, password })

test('a link sets a new password, ends every session, tells the person, and works once', async () => {
  const { person, token } = await asked()
  expect((await post('/api/auth/reset-password', { token, password: newPassword })).status).toBe(200)
  expect((await login(person.email, testPassword)).status).toBe(401)
  expect((await login(person.email, newPassword)).status).toBe(200)
  expect((await (await browserOf(stack.url, person)).request('GET', '/api/user')).status).toBe(401)
  await mailsTo(person.email, /password was changed/)
  const again = await post('/api/auth/reset-password', { token, password: 'another quiet marmot' })
  expect([again.status, again.body]).toMatchObject([400, { code: 'link_invalid' }])
})

test('a weak password is refused and the link still works', async () => {
  const { token } = await asked({ name: 'Claire Laurent' })
  const weak = await post('/api/auth/reset-password', { token, password: 'ClaireLaurent1' })
  expect([weak.status, weak.body]).toMatchObject([400, { details: { fields: { password: expect.any(String) } } }])
  expect((await post('/api/auth/reset-password', { token, password: newPassword })).status).toBe(200)
})

test('the mail is in French for somebody who reads French', async () => {
  const { person } = await asked({ language: 'fr' })
  expect((await mailsTo(person.email, /./))[0]?.subject).toBe('Définissez un nouveau mot de passe pour Quai')
})

test('an expired link is dead after 30 minutes', async () => {
  const { person, token } = await asked()
  const [link] = await asSystem(
    stack.db,
    'select extract(epoch from expires_at - created_at)::int as seconds from identity.mail_link where person_id = $1',
    [person.id],
  )
  expect(link).toEqual({ seconds: 1800 })
  await asSystem(stack.db, `update identity.mail_link set expires_at = now() where person_id = $1`, [person.id])
  expect((await post('/api/auth/reset-password', { token, password: newPassword })).status).toBe(400)
  expect((await login(person.email, testPassword)).status).toBe(200)
})

test('the address of the link is no longer theirs: dead', async () => {
  const { person, token } = await asked()
  await asSystem(stack.db, `update identity.person set email = 'x' || email where id = $1`, [person.id])
  expect((await post('/api/auth/reset-password', { token, password: newPassword })).status).toBe(400)
})
