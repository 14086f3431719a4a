/** Registrations and requests for a higher role: who decides, what changes, what the person reads. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { asSystem, until } from '#platform/server/testing.ts'
import { browserOf, createPerson, createStaff, type TestPerson } from './testing.ts'

let stack: TestStack
let admin: TestPerson
let boss: TestPerson
beforeAll(async () => {
  stack = await startTestStack({ worker: true })
  admin = await createStaff(stack.db, 'admin', { name: 'Nora' })
  boss = await createStaff(stack.db, 'super_admin')
})
afterAll(() => stack.stop())

const get = async (path: string, by = admin) => (await (await browserOf(stack.url, by)).request('GET', path)).body
const decide = async (path: string, decision: string, by = admin) =>
  (await browserOf(stack.url, by)).request('POST', path, { body: { decision, reason: 'We looked at it' } })
const mailTo = (email: string, about: RegExp) =>
  until(`a mail about ${about}`, async () => {
    const mails = await (await fetch(`${inject('services').mailUrl}/api/mails?to=${email}`)).json()
    return (mails as { subject: string; text: string }[]).find(({ subject }) => about.test(subject))
  })

async function registered(state: string, emailVerified: boolean): Promise<TestPerson> {
  const person = await createPerson(stack.db, { name: `${state} ${emailVerified}` })
  await asSystem(stack.db, 'update identity.person set state = $2, email_verified = $3 where id = $1', [
    person.id,
    state,
    emailVerified,
  ])
  return person
}
const stateOf = async ({ id }: TestPerson) =>
  (await asSystem(stack.db, 'select state from identity.person where id = $1', [id]))[0]?.state

test('held, joining and unverified registrations wait; decided ones do not', async () => {
  const [held, joining, unverified] = [
    await registered('held', false),
    await registered('joining', true),
    await registered('active', false),
  ]
  await registered('refused', false)
  const list = async (query = '') => (await get(`/api/admin/registrations${query}`)) as { registrations: object[] }
  expect(await list()).toMatchObject({
    registrations: [
      { id: held.id, kind: 'held' },
      { id: joining.id, kind: 'joining' },
      { id: unverified.id, kind: 'unverified' },
    ],
    counts: { all: 3, held: 1, joining: 1, unverified: 1 },
  })
  expect((await list('?kind=joining')).registrations).toMatchObject([{ id: joining.id }])
  expect((await list('?search=held')).registrations).toMatchObject([{ id: held.id }])
})

test('approved: the account opens; refused: it stays closed; both are told with the reason', async () => {
  const [welcome, unwelcome] = [await registered('held', true), await registered('joining', true)]
  expect((await decide(`/api/admin/registrations/${welcome.id}`, 'approve')).status).toBe(200)
  expect((await decide(`/api/admin/registrations/${unwelcome.id}`, 'refuse')).status).toBe(200)
  expect([await stateOf(welcome), await stateOf(unwelcome)]).toEqual(['active', 'refused'])
  expect((await mailTo(welcome.email, /is accepted/)).text).toContain('We looked at it')
  await mailTo(unwelcome.email, /is refused/)
  expect((await decide(`/api/admin/registrations/${unwelcome.id}`, 'approve')).status).toBe(404)
})

test('nobody but the person proves an address, and without proof nobody joins by its domain', async () => {
  const person = await registered('active', false)
  const joiner = await registered('joining', false)
  expect((await decide(`/api/admin/registrations/${joiner.id}`, 'approve')).status).toBe(409)
  expect((await decide(`/api/admin/registrations/${person.id}`, 'approve')).body).toMatchObject({
    code: 'address_unproved',
  })
  expect((await decide(`/api/admin/registrations/${person.id}`, 'refuse')).status).toBe(200)
  expect((await (await browserOf(stack.url, person)).request('GET', '/api/user')).status).toBe(401)
})

test('the mail that proves the address is sent again, to whoever still owes it', async () => {
  const [person, proved] = [await registered('held', false), await registered('held', true)]
  const resend = async ({ id }: TestPerson) =>
    (await browserOf(stack.url, admin)).request('POST', `/api/admin/registrations/${id}/resend`, { body: {} })
  expect((await resend(person)).status).toBe(200)
  expect((await mailTo(person.email, /Verify your address/)).text).toContain('/verify-registration-email?token=')
  expect((await resend(proved)).body).toMatchObject({ code: 'address_proved' })
  expect((await resend({ ...person, id: newId() })).status).toBe(404)
})

test('somebody who is neither waiting nor unverified is no registration', async () => {
  const person = await createPerson(stack.db)
  expect((await decide(`/api/admin/registrations/${person.id}`, 'refuse')).status).toBe(404)
})

async function asks(person: TestPerson, kind: 'organization' | 'staff', before: string, wanted: string) {
  const id = newId()
  await asSystem(
    stack.db,
    `insert into identity.promotion_request (id, org_id, person_id, kind, role_before, wanted_role, reason)
     values ($1, $2, $3, $4, $5, $6, 'I run the clusters')`,
    [id, person.orgId, person.id, kind, before, wanted],
  )
  return `/api/admin/promotion-requests/${id}`
}
const rolesOf = async ({ id }: TestPerson) =>
  (await asSystem(stack.db, 'select role, org_role from identity.person where id = $1', [id]))[0]

test('an approved request gives the role, once, and is told by mail and in the log', async () => {
  const person = await createPerson(stack.db, { orgRole: 'developer', name: 'Tom' })
  const request = await asks(person, 'organization', 'developer', 'admin')
  expect(await get('/api/admin/promotion-requests?search=tom')).toMatchObject({
    requests: [{ name: 'Tom', roleBefore: 'developer', wantedRole: 'admin', state: 'pending' }],
    counts: { pending: 1 },
  })
  expect((await decide(request, 'approve')).status).toBe(200)
  expect(await rolesOf(person)).toEqual({ role: 'customer', org_role: 'admin' })
  expect((await decide(request, 'refuse')).body).toMatchObject({ code: 'decided' })
  await mailTo(person.email, /You now have the role Admin/)
  const [line] = await asSystem(stack.db, 'select action, detail from identity.audit_entry where org_id = $1', [
    person.orgId,
  ])
  expect(line).toMatchObject({ action: 'decide-promotion', detail: { decision: 'approve', wantedRole: 'admin' } })
  expect(await get('/api/admin/promotion-requests?state=approved')).toMatchObject({
    requests: [{ decidedByName: 'Nora', decisionReason: 'We looked at it' }],
  })
})

test('a refused request changes nothing but is told', async () => {
  const person = await createPerson(stack.db, { orgRole: 'viewer', language: 'fr' })
  expect((await decide(await asks(person, 'organization', 'viewer', 'billing'), 'refuse')).status).toBe(200)
  expect(await rolesOf(person)).toMatchObject({ org_role: 'viewer' })
  await mailTo(person.email, /demande du rôle Facturation est refusée/)
})

test('nobody decides on their own request, an admin not on staff roles', async () => {
  const own = await asks(admin, 'staff', 'admin', 'super_admin')
  expect((await decide(own, 'approve')).body).toMatchObject({ code: 'forbidden', message: /own request/ })
  expect((await decide(own, 'approve', await createStaff(stack.db, 'admin'))).body).toMatchObject({
    message: /Only a super admin/,
  })
  const officer = await createStaff(stack.db, 'officer')
  const theirs = await asks(officer, 'staff', 'officer', 'admin')
  expect((await decide(theirs, 'approve', boss)).status).toBe(200)
  expect(await rolesOf(officer)).toMatchObject({ role: 'admin' })
})

test('a role that changed meanwhile is not overwritten', async () => {
  const person = await createPerson(stack.db, { orgRole: 'owner' })
  const request = await asks(person, 'organization', 'viewer', 'billing')
  expect((await decide(request, 'approve')).body).toMatchObject({ code: 'role_changed' })
  expect(await rolesOf(person)).toMatchObject({ org_role: 'owner' })
})
