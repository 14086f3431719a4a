/** Lock, unlock, end sessions, reset the second factor: what each does, to whom, and who reads of it. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { asSystem, until } from '#platform/server/testing.ts'
import { browserOf, createPerson, createStaff, type TestPerson } from './testing.ts'

let stack: TestStack
let admin: TestPerson
beforeAll(async () => {
  stack = await startTestStack({ worker: true })
  admin = await createStaff(stack.db, 'admin', { name: 'Nora' })
})
afterAll(() => stack.stop())

const ask = async (person: TestPerson, method: string, path: string, body?: unknown) =>
  (await browserOf(stack.url, person)).request(method, path, body === undefined ? {} : { body })
const act = (target: TestPerson, verb: string, body: unknown = {}, by = admin) =>
  ask(by, 'POST', `/api/admin/users/${target.id}/${verb}`, body)

const mailTo = (email: string, about: RegExp) =>
  until(`a mail about ${about}`, async () => {
    const mails = await (await fetch(`${inject('services').mailUrl}/api/mails?to=${email}`)).json()
    return (mails as { subject: string; text: string }[]).find(({ subject }) => about.test(subject))
  })
const linesOf = (orgId: string) =>
  asSystem<{ action: string; actor_name: string; actor_kind: string; object: string; detail: object }>(
    stack.db,
    'select action, actor_name, actor_kind, object, detail from identity.audit_entry where org_id = $1 order by seq',
    [orgId],
  )
const stateOf = async (person: TestPerson) =>
  (await asSystem(stack.db, 'select state, state_reason from identity.person where id = $1', [person.id]))[0]

test('a lock ends sessions, revokes tokens, is told by mail with its reason and undone in one step', async () => {
  const person = await createPerson(stack.db, { language: 'fr', name: 'Sofia' })
  await asSystem(
    stack.db,
    `insert into identity.api_token (id, org_id, person_id, name, hint, token_hash, scopes, expires_at)
     values ($1, $2, $3, 'ci', 'qk_', sha256('ci'), '{}', now() + interval '1 day')`,
    [newId(), person.orgId, person.id],
  )
  expect((await act(person, 'lock', { reason: 'Stolen laptop' })).status).toBe(200)
  expect(await stateOf(person)).toEqual({ state: 'locked', state_reason: 'Stolen laptop' })
  expect((await ask(person, 'GET', '/api/user')).status).toBe(401)
  const rights = `select (select count(*)::int from identity.session where person_id = $1) as sessions,
    (select count(*)::int from identity.api_token where person_id = $1 and revoked_at is null) as tokens`
  expect(await asSystem(stack.db, rights, [person.id])).toEqual([{ sessions: 0, tokens: 0 }])
  const mail = await mailTo(person.email, /verrouillé/)
  expect(mail.text).toContain('La raison : Stolen laptop')
  expect(await linesOf(person.orgId)).toMatchObject([
    {
      action: 'lock-user',
      actor_name: 'Nora',
      actor_kind: 'staff',
      object: person.id,
      detail: { reason: 'Stolen laptop' },
    },
  ])

  expect((await act(person, 'lock', { reason: 'Again' })).body).toMatchObject({ code: 'not_active' })
  expect((await act(person, 'unlock')).status).toBe(200)
  expect(await stateOf(person)).toEqual({ state: 'active', state_reason: null })
  expect((await act(person, 'unlock')).status).toBe(409)
  await mailTo(person.email, /de nouveau ouvert/)
})

test('sessions end without a lock', async () => {
  const person = await createPerson(stack.db)
  expect((await act(person, 'end-sessions')).status).toBe(200)
  expect((await ask(person, 'GET', '/api/user')).status).toBe(401)
  expect(await stateOf(person)).toMatchObject({ state: 'active' })
  await mailTo(person.email, /signed out everywhere/)
})

test('a reset takes every factor away and tells the person and the other owners', async () => {
  const person = await createStaff(stack.db, 'officer', { name: 'Marta' })
  const owner = await createPerson(stack.db, { orgId: person.orgId })
  await asSystem(
    stack.db,
    `with passkey as (insert into identity.passkey (id, org_id, person_id, credential_id, public_key, counter, name)
       values ($1, $2, $3, 'phone', '', 0, 'Phone') returning id)
     insert into identity.recovery_code (org_id, person_id, code_hash) select $2, $3, '' from passkey`,
    [newId(), person.orgId, person.id],
  )
  expect((await act(person, 'reset-second-factor', { reason: 'Phone lost, seen by video' })).status).toBe(200)
  const left = await asSystem(
    stack.db,
    `select (select count(*) from identity.totp where person_id = $1)
          + (select count(*) from identity.passkey where person_id = $1)
          + (select count(*) from identity.recovery_code where person_id = $1)
          + (select count(*) from identity.session where person_id = $1) as sum`,
    [person.id],
  )
  expect(left).toEqual([{ sum: '0' }])
  for (const { email } of [person, owner]) await mailTo(email, /second factor of Marta was reset/)
})

test('a reset asks staff to show again that it is them after 15 minutes', async () => {
  const late = await createStaff(stack.db, 'admin')
  await asSystem(stack.db, `update identity.session set confirmed_at = now() - interval '16 minutes' where id = $1`, [
    late.sessionId,
  ])
  const person = await createPerson(stack.db)
  const { status, body } = await act(person, 'reset-second-factor', { reason: 'Phone lost' }, late)
  expect([status, body]).toMatchObject([403, { code: 'confirmation_needed' }])
})

test('nobody acts on themselves, an admin not on admins, a super admin on everybody else', async () => {
  const reason = { reason: 'Because' }
  const [otherAdmin, boss, officer] = [
    await createStaff(stack.db, 'admin'),
    await createStaff(stack.db, 'super_admin'),
    await createStaff(stack.db, 'officer'),
  ]
  expect((await act(admin, 'lock', reason)).body).toMatchObject({ code: 'forbidden', message: /your own account/ })
  expect((await act(boss, 'lock', reason, boss)).status).toBe(403)
  expect((await act(otherAdmin, 'lock', reason)).body).toMatchObject({ message: /Only a super admin/ })
  expect((await act(boss, 'end-sessions', {})).status).toBe(403)
  expect((await act(officer, 'lock', reason)).status).toBe(200)
  expect((await act(otherAdmin, 'lock', reason, boss)).status).toBe(200)
  expect(await stateOf(boss)).toMatchObject({ state: 'active' })
})

test('a reason is asked for, and an absent person answers 404', async () => {
  const person = await createPerson(stack.db)
  expect((await act(person, 'lock', { reason: '  ' })).status).toBe(400)
  expect((await act({ ...person, id: newId() }, 'lock', { reason: 'Nobody there' })).status).toBe(404)
})
