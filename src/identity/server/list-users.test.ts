import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { asSystem } from '#platform/server/testing.ts'
import { browserOf, createPerson, createStaff, type TestPerson } from './testing.ts'

let stack: TestStack
let admin: TestPerson
let claire: TestPerson
beforeAll(async () => {
  stack = await startTestStack()
  admin = await createStaff(stack.db, 'admin', { name: 'Nora Lindqvist' })
  claire = await createPerson(stack.db, { name: 'Claire Élise Laurent' })
  await asSystem(stack.db, `update identity.organization set company_name = 'Atelier Lumière' where id = $1`, [
    claire.orgId,
  ])
})
afterAll(() => stack.stop())

type Page = { users: { id: string; name: string }[]; next: string | null; counts: Record<string, number> }
async function list(query = '', by = admin): Promise<Page> {
  const { status, body } = await (await browserOf(stack.url, by)).request('GET', `/api/admin/users${query}`)
  expect(status).toBe(200)
  return body as Page
}
const idsOf = async (query: string) => (await list(query)).users.map(({ id }) => id)

test('only admins and super admins with a second factor', async () => {
  const ask = async (person: TestPerson) => {
    const { status, body } = await (await browserOf(stack.url, person)).request('GET', '/api/admin/users')
    return [status, (body as { code?: string }).code]
  }
  expect(await ask(await createPerson(stack.db, { role: 'admin' }))).toEqual([403, 'second_factor_required'])
  expect(await ask(await createStaff(stack.db, 'officer'))).toEqual([403, 'forbidden'])
  expect(await ask(await createPerson(stack.db))).toEqual([403, 'forbidden'])
  expect(await ask(await createStaff(stack.db, 'super_admin'))).toEqual([200, undefined])
})

test.each(['laur', 'CLAIRE laurent', 'elise', 'Élise', 'lumiere', 'clai atelier'])(
  'finds Claire by %s',
  async (words) => {
    expect(await idsOf(`?search=${encodeURIComponent(words)}`)).toEqual([claire.id])
  },
)

test('finds by address, by id and by the id of the organization; what is odd finds nobody and harms nothing', async () => {
  expect(await idsOf(`?search=${claire.email}`)).toEqual([claire.id])
  expect(await idsOf(`?search=${claire.id}`)).toEqual([claire.id])
  expect(await idsOf(`?search=${claire.orgId}`)).toEqual([claire.id])
  expect(await idsOf(`?search=${encodeURIComponent("x' or 1=1 --")}`)).toEqual([])
  expect(await idsOf(`?search=${newId()}`)).toEqual([])
})

test('a new name and a new organization are found at once, the old ones no longer', async () => {
  const person = await createPerson(stack.db, { name: 'Oldname' })
  await asSystem(stack.db, `update identity.person set name = 'Newname' where id = $1`, [person.id])
  expect([await idsOf('?search=oldname'), await idsOf('?search=newname')]).toEqual([[], [person.id]])
})

test('filters and counts', async () => {
  const person = await createPerson(stack.db, { name: 'Held Person' })
  await asSystem(stack.db, `update identity.person set state = 'held', email_verified = false where id = $1`, [
    person.id,
  ])
  const { counts } = await list()
  expect(counts).toMatchObject({ held: 1, unverified: 1, locked: 0 })
  expect(await idsOf('?filter=held')).toEqual([person.id])
  expect(await idsOf('?filter=unverified')).toEqual([person.id])
  expect(await idsOf('?filter=locked')).toEqual([])
  expect(await idsOf('?filter=no-second-factor')).not.toContain(admin.id)
  expect(await idsOf('?filter=no-second-factor')).toContain(claire.id)
  expect(await idsOf('?filter=staff')).toContain(admin.id)
  expect(await idsOf('?filter=staff')).toHaveLength(counts.staff ?? 0)
  expect(await idsOf('?role=officer')).toHaveLength(1)
  expect(await idsOf(`?organization=${claire.orgId}`)).toEqual([claire.id])
})

test('pages neither repeat nor lose anybody, also when many were last seen in the same microsecond', async () => {
  const first = await createPerson(stack.db)
  for (let i = 0; i < 6; i++) await createPerson(stack.db, { orgId: first.orgId })
  await asSystem(
    stack.db,
    `update identity.person set last_seen_at = '2026-01-01 10:00:00.123456Z' where org_id = $1`,
    [first.orgId],
  )
  const seen: string[] = []
  let after = ''
  for (;;) {
    const page = await list(`?organization=${first.orgId}&limit=3${after}`)
    seen.push(...page.users.map(({ id }) => id))
    if (!page.next) break
    after = `&after=${page.next}`
  }
  expect([seen.length, new Set(seen).size]).toEqual([7, 7])
  const browser = await browserOf(stack.url, admin)
  expect((await browser.request('GET', '/api/admin/users?after=nonsense')).status).toBe(400)
})

test('a record says how somebody is protected, and its reading is a line in the log of their organization', async () => {
  const browser = await browserOf(stack.url, admin)
  const { body } = await browser.request('GET', `/api/admin/users/${claire.id}`)
  expect(body).toMatchObject({ name: 'Claire Élise Laurent', companyName: 'Atelier Lumière', totp: false, sessions: 1 })
  expect(body).not.toHaveProperty('passwordHash')
  const lines = await asSystem(
    stack.db,
    'select action, actor_kind, actor_name, object from identity.audit_entry where org_id = $1',
    [claire.orgId],
  )
  expect(lines).toEqual([
    { action: 'get-user-record', actor_kind: 'staff', actor_name: 'Nora Lindqvist', object: claire.id },
  ])
  expect((await browser.request('GET', `/api/admin/users/${newId()}`)).status).toBe(404)
  const again = await browser.request('GET', `/api/admin/users/${claire.id}`)
  expect((again.body as { audit: unknown }).audit).toMatchObject([{ action: 'get-user-record', actorKind: 'staff' }])
})

test('check-access is true for staff of every rank, with or without a second factor, and false for customers', async () => {
  const ask = async (person: TestPerson) =>
    (await (await browserOf(stack.url, person)).request('GET', '/api/officers/check-access')).body
  expect(await ask(claire)).toBe(false)
  expect(await ask(await createPerson(stack.db, { role: 'officer' }))).toBe(true)
  expect(await ask(admin)).toBe(true)
  expect(await ask(await createPerson(stack.db, { role: 'super_admin' }))).toBe(true)
})
