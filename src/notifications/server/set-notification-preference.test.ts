/** Preferences by kind and channel, and that what is sent obeys them. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { browserOf, createPerson, mailsTo, type TestPerson } from '#identity/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { asSystem, until } from '#platform/server/testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ worker: true })
})
afterAll(() => stack.stop())

const path = '/api/notifications/preferences'
const set = async (person: TestPerson, body: unknown) =>
  (await browserOf(stack.url, person)).request('PUT', path, { body })
const list = async (person: TestPerson) => (await (await browserOf(stack.url, person)).request('GET', path)).body

const allOn = [
  { kind: 'organization', bell: true, mail: true },
  { kind: 'members', bell: true, mail: true },
  { kind: 'security', bell: true, mail: true },
]

test('everything is on until it is switched off, one channel of one kind at a time, for one person', async () => {
  const me = await createPerson(stack.db)
  const colleague = await createPerson(stack.db, { orgId: me.orgId })
  expect(await list(me)).toEqual(allOn)
  await set(me, { kind: 'members', channel: 'mail', on: false })
  const answer = await set(me, { kind: 'members', channel: 'bell', on: false })
  expect(answer.body).toEqual([allOn[0], { kind: 'members', bell: false, mail: false }, allOn[2]])
  await set(me, { kind: 'members', channel: 'mail', on: true })
  expect(await list(me)).toEqual([allOn[0], { kind: 'members', bell: false, mail: true }, allOn[2]])
  expect(await list(colleague)).toEqual(allOn)
})

test('mail about security cannot be switched off; its line under the bell can', async () => {
  const me = await createPerson(stack.db)
  const refused = await set(me, { kind: 'security', channel: 'mail', on: false })
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { code: 'invalid_request', message: expect.stringContaining('Always on') },
  ])
  expect((await set(me, { kind: 'security', channel: 'bell', on: false })).status).toBe(200)
  expect(await list(me)).toEqual([allOn[0], allOn[1], { kind: 'security', bell: false, mail: true }])
})

test.each([
  { kind: 'weather', channel: 'mail', on: false },
  { kind: 'members', channel: 'pigeon', on: false },
  { kind: 'members', channel: 'mail', on: 'no' },
  { kind: 'members', channel: 'mail', on: false, personId: newId() },
])('refuses %o', async (body) => {
  expect((await set(await createPerson(stack.db), body)).status).toBe(400)
})

test('what happens is told as each person wants it: by mail only, under the bell only, not at all', async () => {
  const owner = await createPerson(stack.db, { name: 'Claire' })
  const [bellOnly, mailOnly, deaf] = [
    await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'owner', language: 'fr' }),
    await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'owner', language: 'fr' }),
    await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'owner' }),
  ]
  const last = await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'owner' })
  await set(bellOnly, { kind: 'organization', channel: 'mail', on: false })
  await set(mailOnly, { kind: 'organization', channel: 'bell', on: false })
  await set(deaf, { kind: 'organization', channel: 'bell', on: false })
  await set(deaf, { kind: 'organization', channel: 'mail', on: false })
  await (await browserOf(stack.url, owner)).request('PATCH', '/api/organization', {
    body: { companyName: 'Port-Louis' },
    headers: { 'idempotency-key': newId() },
  })

  const [mail] = await mailsTo(mailOnly.email, /Port-Louis/)
  expect(mail?.subject).toBe('Votre organisation s’appelle désormais Port-Louis')
  expect(mail?.text).toContain('(Organisation). Modifiez-les sur https://quai.test/settings/notifications')
  // mails are enqueued in the order of the members: when the last one's is here, so are all others
  await Promise.all([owner, last].map(({ email }) => mailsTo(email, /Port-Louis/)))
  const lines = await until('the line', async () => {
    const rows = await linesOf(owner.orgId)
    return rows.length ? rows : undefined
  })
  expect(lines).toEqual([
    { person_id: bellOnly.id, message: 'Claire a renommé votre organisation en Port-Louis', type: 'info' },
    { person_id: last.id, message: 'Claire renamed your organization to Port-Louis', type: 'info' },
  ])
  for (const { email } of [bellOnly, deaf]) expect(await mailboxOf(email)).toEqual([])
})

const linesOf = (orgId: string) =>
  asSystem(
    stack.db,
    'select person_id, message, type from notifications.notification where org_id = $1 order by person_id',
    [orgId],
  )
const mailboxOf = async (email: string) =>
  (await fetch(`${inject('services').mailUrl}/api/mails?to=${encodeURIComponent(email)}`)).json()
