/** One change through the whole of the foundation: transaction, idempotency, row-level security, event, bell, mail. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { asSystem, until } from '#platform/server/testing.ts'
import { browserOf, createPerson } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ worker: true })
})
afterAll(() => stack.stop())

async function rename(person: Awaited<ReturnType<typeof createPerson>>, companyName: string, key = newId()) {
  const browser = await browserOf(stack.url, person)
  return browser.request('PATCH', '/api/organization', { body: { companyName }, headers: { 'idempotency-key': key } })
}
const nameOf = async (orgId: string) =>
  (await asSystem(stack.db, 'select company_name from identity.organization where id = $1', [orgId]))[0]?.company_name

test('an owner renames the organization, and nothing of another one', async () => {
  const [owner, stranger] = [await createPerson(stack.db), await createPerson(stack.db)]
  const before = await nameOf(stranger.orgId)
  expect((await rename(owner, '  Nouvelle Lumière ')).body).toMatchObject({
    id: owner.orgId,
    companyName: 'Nouvelle Lumière',
  })
  expect(await nameOf(owner.orgId)).toBe('Nouvelle Lumière')
  expect(await nameOf(stranger.orgId)).toBe(before)
})

test('the colleague sees it under the bell, the owner gets a mail in their language, a stranger sees nothing', async () => {
  const owner = await createPerson(stack.db, { language: 'fr', name: 'Claire' })
  const colleague = await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'viewer' })
  const stranger = await createPerson(stack.db)
  await rename(owner, 'Quai <b>Nord</b>')

  const bell = await browserOf(stack.url, colleague)
  const list = await until('the notification', async () => {
    const { body } = await bell.request('GET', '/api/notifications')
    return Array.isArray(body) && body.length ? body : undefined
  })
  expect(list).toMatchObject([
    { type: 'info', message: 'Claire renamed your organization to Quai <b>Nord</b>', read: false },
  ])
  expect((await bell.request('GET', '/api/notifications/count')).body).toEqual({ count: 1 })
  expect((await (await browserOf(stack.url, stranger)).request('GET', '/api/notifications')).body).toEqual([])

  const mail = await until('the mail', async () => {
    const mails = await (await fetch(`${inject('services').mailUrl}/api/mails?to=${owner.email}`)).json()
    return mails[0] as { subject: string; html: string; text: string } | undefined
  })
  expect(mail.subject).toBe('Votre organisation s’appelle désormais Quai <b>Nord</b>')
  expect(mail.text).toContain('Bonjour Claire')
  expect(mail.html).not.toContain('<b>Nord</b>')
})

test('20 equal requests at once with one key: one change, answers equal to the byte', async () => {
  const owner = await createPerson(stack.db)
  const key = newId()
  const answers = await Promise.all(Array.from({ length: 20 }, () => rename(owner, 'Once', key)))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  const events = await asSystem(
    stack.db,
    `select id from platform.outbox where org_id = $1 and name like 'identity.%'`,
    [owner.orgId],
  )
  expect(events).toHaveLength(1)
})

test('the same key with another body is refused, and changes nothing', async () => {
  const owner = await createPerson(stack.db)
  const key = newId()
  await rename(owner, 'First', key)
  const second = await rename(owner, 'Second', key)
  expect([second.status, second.body]).toMatchObject([409, { code: 'idempotency_mismatch' }])
  expect(await nameOf(owner.orgId)).toBe('First')
})

test('two organizations may use the same key', async () => {
  const key = newId()
  const people = [await createPerson(stack.db), await createPerson(stack.db)]
  for (const person of people)
    expect((await rename(person, 'Same key', key)).headers.get('idempotent-replayed')).toBeNull()
})

test('without a key, with a bad key and with an empty name it is refused', async () => {
  const browser = await browserOf(stack.url, await createPerson(stack.db))
  const ask = (companyName: string, headers: Record<string, string>) =>
    browser.request('PATCH', '/api/organization', { body: { companyName }, headers })
  expect((await ask('Name', {})).status).toBe(400)
  expect((await ask('Name', { 'idempotency-key': 'short' })).status).toBe(400)
  const empty = await ask('   ', { 'idempotency-key': newId() })
  expect([empty.status, empty.body]).toMatchObject([
    400,
    { code: 'invalid_request', details: { fields: { companyName: expect.any(String) } } },
  ])
})
