import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { asSystem } from '#platform/server/testing.ts'
import { browserOf, createPerson, type TestPerson } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.stop())

const change = async (who: TestPerson, id: string, orgRole: string) =>
  (await browserOf(stack.url, who)).request('PATCH', `/api/members/${id}`, { body: { orgRole } })
const roleOf = async (id: string) =>
  (await asSystem(stack.db, 'select org_role from identity.person where id = $1', [id]))[0]?.org_role

test('an owner gives a role; it is in the audit log with the role before', async () => {
  const owner = await createPerson(stack.db)
  const member = await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'viewer', name: 'Tom' })
  expect((await change(owner, member.id, 'developer')).body).toEqual({ id: member.id, orgRole: 'developer' })
  expect(await roleOf(member.id)).toBe('developer')
  const [line] = await asSystem(stack.db, 'select * from identity.audit_entry where org_id = $1', [owner.orgId])
  expect(line).toMatchObject({
    action: 'change-member-role',
    object: member.id,
    actor_id: owner.id,
    detail: { orgRole: 'developer', before: 'viewer', name: 'Tom' },
  })
})

test('an admin neither makes an owner nor changes one, and the sentence says so', async () => {
  const owner = await createPerson(stack.db)
  const admin = await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'admin' })
  const viewer = await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'viewer' })
  for (const [id, role] of [
    [admin.id, 'owner'],
    [viewer.id, 'owner'],
    [owner.id, 'viewer'],
  ] as const) {
    const { status, body } = await change(admin, id, role)
    expect([status, body]).toMatchObject([403, { code: 'not_possible' }])
  }
  expect([await roleOf(admin.id), await roleOf(viewer.id), await roleOf(owner.id)]).toEqual([
    'admin',
    'viewer',
    'owner',
  ])
})

test('two owners who demote each other at once: one of them stays an owner', async () => {
  for (let round = 0; round < 5; round++) {
    const one = await createPerson(stack.db)
    const two = await createPerson(stack.db, { orgId: one.orgId, orgRole: 'owner' })
    await Promise.all([change(one, two.id, 'viewer'), change(two, one.id, 'viewer')])
    expect([await roleOf(one.id), await roleOf(two.id)].filter((role) => role === 'owner')).toHaveLength(1)
  }
})

test('the last owner stays one', async () => {
  const owner = await createPerson(stack.db)
  const { status, body } = await change(owner, owner.id, 'admin')
  expect([status, body]).toMatchObject([
    403,
    { message: 'An organization needs an owner. Make somebody else an owner first.' },
  ])
})

test('who had asked for the role has got it: the request is answered', async () => {
  const owner = await createPerson(stack.db)
  const member = await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'viewer' })
  const asking = await browserOf(stack.url, member)
  const wish = { kind: 'organization', wantedRole: 'developer', reason: 'I build the clusters' }
  expect((await asking.request('POST', '/api/promotion-requests', { body: wish })).status).toBe(200)
  const list = await (await browserOf(stack.url, owner)).request('GET', '/api/members')
  expect(list.body).toMatchObject({
    total: 2,
    owners: 1,
    members: [{ id: owner.id }, { id: member.id, asksFor: { orgRole: 'developer', reason: 'I build the clusters' } }],
  })
  await change(owner, member.id, 'developer')
  expect((await asking.request('GET', '/api/promotion-requests')).body).toMatchObject({
    requests: [{ state: 'approved', wantedRole: 'developer' }],
  })
})
