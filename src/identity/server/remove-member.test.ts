import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { hashToken } from '#platform/server/http/cookies.ts'
import { asSystem, testOrigin, until } from '#platform/server/testing.ts'
import { browserOf, cookieOf, createPerson, mailsTo, type TestPerson } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ worker: true })
})
afterAll(() => stack.stop())

const ask = async (who: TestPerson, method: string, path: string, body: unknown = {}) =>
  (await browserOf(stack.url, who)).request(method, path, { body })
const rowOf = async (id: string) =>
  (
    await asSystem(
      stack.db,
      `select p.org_id, p.org_role, o.company_name, o.country from identity.person p
         join identity.organization o on o.id = p.org_id where p.id = $1`,
      [id],
    )
  )[0]

test('a removed member: sessions end, tokens die, the account goes on in an organization of its own', async () => {
  const owner = await createPerson(stack.db)
  const member = await createPerson(stack.db, {
    orgId: owner.orgId,
    orgRole: 'developer',
    name: 'Tom',
    secondFactor: true,
  })
  const token = 'qk_of-the-member'
  await asSystem(
    stack.db,
    `insert into identity.api_token (id, org_id, person_id, name, hint, token_hash, scopes, expires_at)
     values ($1, $2, $3, 'CI', 'qk_', $4, '{organization:read}', now() + interval '1 day')`,
    [newId(), owner.orgId, member.id, hashToken(token)],
  )
  const bearer = { headers: { authorization: `Bearer ${token}` } }
  expect((await fetch(`${stack.url}/api/organization`, bearer)).status).toBe(200)

  const socket = new WebSocket(`${stack.url.replace('http', 'ws')}/ws`, {
    headers: { cookie: cookieOf(member), origin: testOrigin },
  })
  await once(socket, 'open')

  expect((await ask(owner, 'DELETE', `/api/members/${member.id}`)).status).toBe(200)
  expect((await (await browserOf(stack.url, member)).request('GET', '/api/user')).status).toBe(401)
  expect((await fetch(`${stack.url}/api/organization`, bearer)).status).toBe(401)
  const alone = await rowOf(member.id)
  expect(alone).toMatchObject({ org_role: 'owner', company_name: 'Tom', country: 'FR' })
  expect(alone?.org_id).not.toBe(owner.orgId)
  const factors = await asSystem(stack.db, 'select org_id from identity.totp where person_id = $1', [member.id])
  expect(factors).toEqual([{ org_id: alone?.org_id }])

  const names = (
    await asSystem(stack.db, 'select name, payload from platform.outbox where org_id = $1', [owner.orgId])
  ).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['identity.member-removed', 'identity.sessions-ended'])
  const [line] = await asSystem(stack.db, 'select action, detail from identity.audit_entry where org_id = $1', [
    owner.orgId,
  ])
  expect(line).toMatchObject({ action: 'remove-member', detail: { name: 'Tom', email: member.email } })
  expect((await mailsTo(member.email, /no longer a member/))[0]?.text).toContain('an empty organization of your own')
  await until('the socket to close', async () => socket.readyState === WebSocket.CLOSED)
})

test('the organization that was left is closed to them, and theirs to the old owner', async () => {
  const owner = await createPerson(stack.db)
  const member = await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'viewer' })
  await ask(owner, 'DELETE', `/api/members/${member.id}`)
  const list = await (await browserOf(stack.url, owner)).request('GET', '/api/members')
  expect(list.body).toMatchObject({ total: 1, members: [{ id: owner.id }] })
  expect((await ask(owner, 'DELETE', `/api/members/${member.id}`)).status).toBe(404)
})

test('an admin does not remove an owner, nobody removes themselves or staff', async () => {
  const owner = await createPerson(stack.db)
  const admin = await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'admin' })
  const staff = await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'viewer', role: 'officer' })
  const asked = [
    await ask(admin, 'DELETE', `/api/members/${owner.id}`),
    await ask(owner, 'DELETE', `/api/members/${owner.id}`),
  ]
  asked.push(await ask(owner, 'DELETE', `/api/members/${staff.id}`))
  for (const { status, body } of asked) expect([status, body]).toMatchObject([403, { code: 'not_possible' }])
})

test('a removal asks for confirmation when the sign-in was long ago', async () => {
  const owner = await createPerson(stack.db, { confirmedAt: new Date(Date.now() - 16 * 60_000) })
  const { status, body } = await ask(owner, 'DELETE', `/api/members/${newId()}`)
  expect([status, body]).toMatchObject([403, { code: 'confirmation_needed' }])
})

test('leaving: not for the last owner; otherwise the session ends and the person goes on alone', async () => {
  const owner = await createPerson(stack.db)
  const member = await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'admin', name: 'Inès' })
  expect((await ask(owner, 'POST', '/api/organization/leave')).body).toMatchObject({ code: 'not_possible' })
  const left = await ask(member, 'POST', '/api/organization/leave')
  expect([left.status, left.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('__Host-quai=;')])
  expect((await (await browserOf(stack.url, member)).request('GET', '/api/user')).status).toBe(401)
  expect(await rowOf(member.id)).toMatchObject({ org_role: 'owner', company_name: 'Inès' })
})

test('two owners who leave at once: one stays', async () => {
  const one = await createPerson(stack.db)
  const two = await createPerson(stack.db, { orgId: one.orgId, orgRole: 'owner' })
  const answers = await Promise.all([one, two].map((who) => ask(who, 'POST', '/api/organization/leave')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
})

test('handing over: the other becomes the owner, the caller an admin, and a second hand-over is refused', async () => {
  const owner = await createPerson(stack.db)
  const [one, two] = await Promise.all(
    ['viewer', 'developer'].map((role) => createPerson(stack.db, { orgId: owner.orgId, orgRole: role as 'viewer' })),
  )
  const hand = (personId = '') => ask(owner, 'POST', '/api/organization/transfer', { personId })
  const answers = await Promise.all([hand(one?.id), hand(two?.id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  const owners = await asSystem(stack.db, `select id from identity.person where org_id = $1 and org_role = 'owner'`, [
    owner.orgId,
  ])
  expect(owners).toHaveLength(1)
  expect(await rowOf(owner.id)).toMatchObject({ org_role: 'admin' })
  const stranger = await createPerson(stack.db)
  expect((await ask(stranger, 'POST', '/api/organization/transfer', { personId: owner.id })).status).toBe(404)
})

test('a second factor is demanded only by who has one, and the count of those without is told', async () => {
  const owner = await createPerson(stack.db, { secondFactor: true })
  const admin = await createPerson(stack.db, { orgId: owner.orgId, orgRole: 'admin' })
  const demand = { requireSecondFactor: true }
  expect((await ask(admin, 'PATCH', '/api/organization/security', demand)).status).toBe(403)
  expect((await ask(owner, 'PATCH', '/api/organization/security', demand)).body).toEqual({
    requireSecondFactor: true,
    membersWithout: 1,
  })
})
