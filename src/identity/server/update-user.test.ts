import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { asSystem } from '#platform/server/testing.ts'
import { browserOf, createPerson } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.stop())

test('name, username and language change, nothing else and nobody else', async () => {
  const person = await createPerson(stack.db)
  const colleague = await createPerson(stack.db, { orgId: person.orgId, name: 'Colleague' })
  const browser = await browserOf(stack.url, person)
  const body = { name: '  Claire L. ', username: 'claire', language: 'fr' }
  const answer = await browser.request('PATCH', '/api/user', { body })
  expect([answer.status, answer.body]).toMatchObject([200, { name: 'Claire L.', username: 'claire', language: 'fr' }])
  expect((await browser.request('GET', '/api/user')).body).toEqual(answer.body)
  const [other] = await asSystem(stack.db, 'select name from identity.person where id = $1', [colleague.id])
  expect(other).toEqual({ name: 'Colleague' })
  const [line] = await asSystem(stack.db, 'select action, detail from identity.audit_entry where org_id = $1', [
    person.orgId,
  ])
  expect(line).toEqual({ action: 'update-user', detail: { name: 'Claire L.', username: 'claire', language: 'fr' } })
})

test('an empty name or another language is refused', async () => {
  const browser = await browserOf(stack.url, await createPerson(stack.db))
  for (const body of [{ name: '  ' }, { language: 'de' }, { username: 'x'.repeat(65) }]) {
    expect((await browser.request('PATCH', '/api/user', { body })).status).toBe(400)
  }
})
