import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { asSystem } from '#platform/server/testing.ts'
import { browserOf, createPerson, linkTokenIn, mailsTo, openBrowser } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ worker: true })
})
afterAll(() => stack.stop())

const personOf = async (id: string) =>
  (await asSystem(stack.db, 'select * from identity.person where id = $1', [id]))[0]
const unverify = (id: string, more = '') =>
  asSystem(stack.db, `update identity.person set email_verified = false ${more} where id = $1`, [id])
const spend = (token: string) => openBrowser(stack.url).request('POST', '/api/auth/verify-email', { token })
const resend = (email: string) => openBrowser(stack.url).request('POST', '/api/auth/resend-verification', { email })

test('the link of the mail verifies the address, once', async () => {
  const person = await createPerson(stack.db)
  await unverify(person.id)
  expect((await resend(person.email)).body).toEqual({})
  const token = await linkTokenIn(person.email, /Verify your address/)
  expect((await personOf(person.id))?.email_verified).toBe(false)
  expect((await spend(token)).status).toBe(200)
  expect((await personOf(person.id))?.email_verified).toBe(true)
  const again = await spend(token)
  expect([again.status, again.body]).toMatchObject([400, { code: 'link_invalid' }])
  const [line] = await asSystem(stack.db, 'select action, object from identity.audit_entry where org_id = $1', [
    person.orgId,
  ])
  expect(line).toEqual({ action: 'verify-email', object: person.id })
})

test('a second link ends the first', async () => {
  const person = await createPerson(stack.db)
  await unverify(person.id)
  await resend(person.email)
  const first = await linkTokenIn(person.email, /Verify/)
  await resend(person.email)
  const second = await linkTokenIn(person.email, /Verify/, 2)
  expect([(await spend(first)).status, (await spend(second)).status]).toEqual([400, 200])
})

test('two clicks at once: one spends it', async () => {
  const person = await createPerson(stack.db)
  await unverify(person.id)
  await resend(person.email)
  const token = await linkTokenIn(person.email, /Verify/)
  const answers = await Promise.all(Array.from({ length: 5 }, () => spend(token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a verified and an unknown address get no mail', async () => {
  const [verified, last] = [await createPerson(stack.db), await createPerson(stack.db)]
  await unverify(last.id)
  const stranger = `nobody-${newId().slice(-8)}@example.test`
  for (const email of [verified.email, stranger, last.email]) {
    expect((await resend(email)).text).toBe('{}')
  }
  await mailsTo(last.email, /Verify/)
  for (const email of [verified.email, stranger]) {
    await expect(mailsToNow(email)).resolves.toEqual([])
  }
})

const mailsToNow = async (email: string) => mailsTo(email, /./, 0)

test('somebody who asks to join: owners and admins learn of it when the address is verified', async () => {
  const owner = await createPerson(stack.db)
  const viewer = await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'viewer' })
  const joining = await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'viewer', name: 'Tom' })
  await unverify(joining.id, `, state = 'joining'`)
  await resend(joining.email)
  const token = await linkTokenIn(joining.email, /Verify/)
  expect(await mailsToNow(owner.email)).toEqual([])
  await spend(token)
  const [mail] = await mailsTo(owner.email, /Tom asks to join/)
  expect(mail?.text).toContain(joining.email)
  expect(await mailsToNow(viewer.email)).toEqual([])
})

test('a new address counts when its link is spent; the old one is told before', async () => {
  const person = await createPerson(stack.db)
  const [before, after] = [person.email, `moved-${newId().slice(-8)}@example.test`]
  const browser = await browserOf(stack.url, person)
  expect((await browser.request('POST', '/api/user/email', { body: { email: after } })).status).toBe(200)
  expect((await mailsTo(before, /about to change/))[0]?.text).toContain(after)
  expect((await personOf(person.id))?.email).toBe(before)
  const token = await linkTokenIn(after, /Confirm your new address/)
  expect((await spend(token)).status).toBe(200)
  expect(await personOf(person.id)).toMatchObject({ email: after, email_verified: true })
})

test('moving to an address that is taken answers the same; its owner is told, nothing changes', async () => {
  const [person, other] = [await createPerson(stack.db), await createPerson(stack.db)]
  const browser = await browserOf(stack.url, person)
  const answer = await browser.request('POST', '/api/user/email', { body: { email: other.email } })
  expect([answer.status, answer.text]).toEqual([200, '{}'])
  await mailsTo(other.email, /already have/)
  expect(await mailsTo(other.email, /Confirm your new/, 0)).toEqual([])
})

test('an address that was taken in the meantime is not taken over', async () => {
  const person = await createPerson(stack.db)
  const wanted = `wanted-${newId().slice(-8)}@example.test`
  const browser = await browserOf(stack.url, person)
  await browser.request('POST', '/api/user/email', { body: { email: wanted } })
  const token = await linkTokenIn(wanted, /Confirm your new address/)
  const quicker = await createPerson(stack.db)
  await asSystem(stack.db, 'update identity.person set email = $2 where id = $1', [quicker.id, wanted])
  const answer = await spend(token)
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'address_taken' }])
})

test('changing the address needs a fresh confirmation', async () => {
  const person = await createPerson(stack.db, { confirmedAt: new Date(Date.now() - 16 * 60_000) })
  const browser = await browserOf(stack.url, person)
  const answer = await browser.request('POST', '/api/user/email', { body: { email: 'new@example.test' } })
  expect([answer.status, answer.body]).toMatchObject([403, { code: 'confirmation_needed' }])
})
