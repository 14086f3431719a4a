/** Roles, moves and removals: the rules that keep staff from raising themselves and organizations from losing their owner. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { asSystem, until } from '#platform/server/testing.ts'
import type { Role } from '../permissions.ts'
import { browserOf, createPerson, createStaff, type TestPerson } from './testing.ts'

let stack: TestStack
let admin: TestPerson
let boss: TestPerson
beforeAll(async () => {
  stack = await startTestStack({ worker: true })
  admin = await createStaff(stack.db, 'admin')
  boss = await createStaff(stack.db, 'super_admin')
})
afterAll(() => stack.stop())

const send = async (by: TestPerson, method: string, path: string, body: unknown) =>
  (await browserOf(stack.url, by)).request(method, path, { body })
const change = (by: TestPerson, target: TestPerson, roles: object) =>
  send(by, 'PATCH', `/api/admin/users/${target.id}/role`, { ...roles, reason: 'New duties' })
const move = (target: TestPerson, orgId: string, by = admin) =>
  send(by, 'POST', `/api/admin/users/${target.id}/move`, { orgId, reason: 'Wrong place' })
const personOf = async ({ id }: TestPerson) =>
  (await asSystem(stack.db, 'select role, org_role, org_id from identity.person where id = $1', [id]))[0]
const mailTo = (email: string, about: RegExp) =>
  until(`a mail about ${about}`, async () => {
    const mails = await (await fetch(`${inject('services').mailUrl}/api/mails?to=${email}`)).json()
    return (mails as { subject: string; text: string }[]).find(({ subject }) => about.test(subject))
  })

test('an admin changes org roles of customers, with mail and the role before in the log', async () => {
  const owner = await createPerson(stack.db)
  const viewer = await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'viewer', language: 'fr' })
  expect((await change(admin, viewer, { orgRole: 'billing' })).status).toBe(200)
  expect(await personOf(viewer)).toMatchObject({ org_role: 'billing', role: 'customer' })
  expect((await mailTo(viewer.email, /désormais Facturation/)).text).toContain('La raison : New duties')
  const [line] = await asSystem(stack.db, 'select action, detail from identity.audit_entry where org_id = $1', [
    owner.orgId,
  ])
  expect(line).toMatchObject({ action: 'change-role', detail: { orgRole: 'billing', orgRoleBefore: 'viewer' } })
})

test.each<[Role]>([['officer'], ['admin'], ['super_admin']])('an admin cannot make anybody %s', async (role) => {
  const person = await createPerson(stack.db)
  expect((await change(admin, person, { role })).body).toMatchObject({ code: 'forbidden', message: /staff roles/ })
  expect(await personOf(person)).toMatchObject({ role: 'customer' })
})

test('an admin touches neither admins nor their own role, a super admin not their own', async () => {
  const other = await createStaff(stack.db, 'admin')
  expect((await change(admin, other, { role: 'customer' })).status).toBe(403)
  expect((await change(admin, other, { orgRole: 'viewer' })).status).toBe(403)
  expect((await change(admin, admin, { role: 'super_admin' })).status).toBe(403)
  expect((await change(admin, admin, { orgRole: 'owner' })).status).toBe(403)
  expect((await change(boss, boss, { role: 'customer' })).status).toBe(403)
})

test('a super admin gives and takes staff roles; the person signs in anew', async () => {
  const person = await createPerson(stack.db)
  expect((await change(boss, person, { role: 'officer' })).status).toBe(200)
  expect(await personOf(person)).toMatchObject({ role: 'officer' })
  expect((await (await browserOf(stack.url, person)).request('GET', '/api/user')).status).toBe(401)
  expect((await change(boss, person, { role: 'customer' })).status).toBe(200)
})

test('the last owner stays owner and stays, unless nobody else is there', async () => {
  const owner = await createPerson(stack.db)
  const elsewhere = await createPerson(stack.db)
  expect((await change(admin, owner, { orgRole: 'viewer' })).body).toMatchObject({ code: 'last_owner' })
  const viewer = await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'viewer' })
  expect((await move(owner, elsewhere.orgId)).body).toMatchObject({ code: 'last_owner' })
  expect((await move(viewer, elsewhere.orgId)).status).toBe(200)
  expect((await move(owner, elsewhere.orgId)).status).toBe(200)
})

test('of two owners demoted at once, one stays', async () => {
  const owner = await createPerson(stack.db)
  const second = await createPerson(stack.db, { orgId: owner.orgId })
  const answers = await Promise.all([owner, second].map((person) => change(admin, person, { orgRole: 'admin' })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('who moves keeps the second factor, loses sessions and tokens, and both logs tell it', async () => {
  const owner = await createPerson(stack.db)
  const person = await createStaff(stack.db, 'officer', { orgId: owner.orgId, orgRole: 'admin', name: 'Luc' })
  const to = await createPerson(stack.db)
  expect((await move(person, to.orgId)).status).toBe(200)
  expect(await personOf(person)).toMatchObject({ org_id: to.orgId, org_role: 'viewer' })
  const [left] = await asSystem(
    stack.db,
    `select (select count(*)::int from identity.totp where org_id = $2 and person_id = $1) as factors,
            (select count(*)::int from identity.session where person_id = $1) as sessions,
            (select count(*)::int from identity.search_word where person_id = $1 and org_id <> $2) as "oldWords"`,
    [person.id, to.orgId],
  )
  expect(left).toEqual({ factors: 1, sessions: 0, oldWords: 0 })
  for (const orgId of [owner.orgId, to.orgId]) {
    const lines = await asSystem(stack.db, 'select action, object from identity.audit_entry where org_id = $1', [orgId])
    expect(lines).toEqual([{ action: 'move-user', object: person.id }])
  }
  await mailTo(person.email, /You now belong to/)
})

test('there is no move to where somebody is or to nowhere', async () => {
  const person = await createPerson(stack.db)
  expect((await move(person, person.orgId)).status).toBe(409)
  expect((await move(person, newId())).status).toBe(404)
})

test('who is removed keeps the account, as owner of an empty organization of the same country', async () => {
  const owner = await createPerson(stack.db)
  const person = await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'developer', name: 'Tom Bakker' })
  const remove = (target: TestPerson) =>
    send(admin, 'POST', `/api/admin/users/${target.id}/remove`, { reason: 'Left the company' })
  expect((await remove(owner)).body).toMatchObject({ code: 'last_owner' })
  expect((await remove(person)).status).toBe(200)
  const [own] = await asSystem(
    stack.db,
    `select o.id, o.company_name, o.company_id, o.country, p.org_role
       from identity.person p join identity.organization o on o.id = p.org_id where p.id = $1`,
    [person.id],
  )
  expect(own).toMatchObject({ company_name: 'Tom Bakker', country: 'FR', org_role: 'owner' })
  expect(own?.id).not.toBe(owner.orgId)
  expect((await remove(person)).body).toMatchObject({ code: 'alone' })
  await mailTo(person.email, /You no longer belong to/)
})

test('organizations with their people: owners first, found by the words of either, page by page', async () => {
  const owner = await createPerson(stack.db, { name: 'Zoé Quillfeather' })
  await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'viewer' })
  const browser = await browserOf(stack.url, admin)
  const list = async (query: string) =>
    (await browser.request('GET', `/api/admin/organization-users${query}`)).body as {
      organizations: { id: string; memberCount: number; members: { name: string; orgRole: string }[] }[]
      next: string | null
    }
  const found = await list('?search=zoe')
  expect(found.organizations).toMatchObject([
    { id: owner.orgId, memberCount: 2, members: [{ name: 'Zoé Quillfeather' }, { orgRole: 'viewer' }] },
  ])
  const first = await list('?limit=2')
  const second = await list(`?limit=2&after=${first.next}`)
  expect(new Set([...first.organizations, ...second.organizations].map(({ id }) => id)).size).toBe(4)
  expect((await list(`?organization=${owner.orgId}`)).organizations).toHaveLength(1)
})
