/** Setting up, replacing and removing the authenticator app. */
import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { asSystem, until } from '#platform/server/testing.ts'
import type { SecondFactor } from '../second-factor-contract.ts'
import { browserOf, createPerson, createStaff, type TestPerson, testTotpSecret } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ worker: true })
})
afterAll(() => stack.stop())

const codeOf = (secret: string, later: 0 | 1 = 0) => generateSync({ secret, epoch: Date.now() / 1_000 + later * 30 })
async function send(person: TestPerson, method: string, path: string, body: unknown = {}) {
  return (await browserOf(stack.url, person)).request(method, path, { body })
}
async function stateOf(person: TestPerson): Promise<SecondFactor> {
  return (await (await browserOf(stack.url, person)).request('GET', '/api/user/second-factor')).body as SecondFactor
}
async function start(person: TestPerson): Promise<{ secret: string; uri: string }> {
  return (await send(person, 'POST', '/api/user/totp')).body as { secret: string; uri: string }
}
const confirm = (person: TestPerson, code: string) => send(person, 'POST', '/api/user/totp/confirm', { code })

test('nothing changes before a code of the new app is shown; then it counts, with ten recovery codes', async () => {
  const person = await createPerson(stack.db)
  const { secret, uri } = await start(person)
  expect(uri).toBe(`otpauth://totp/Quai:${encodeURIComponent(person.email)}?secret=${secret}&issuer=Quai`)
  expect(await stateOf(person)).toEqual({
    required: false,
    enabled: false,
    totp: null,
    recoveryCodesLeft: 0,
    passkeys: [],
  })
  const { status, body } = await confirm(person, codeOf(secret).replace(/(...)/, '$1 '))
  expect([status, body]).toEqual([200, { recoveryCodes: expect.any(Array) }])
  const { recoveryCodes } = body as { recoveryCodes: string[] }
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  expect(await stateOf(person)).toMatchObject({
    enabled: true,
    totp: { since: expect.any(String), lastUsedAt: null },
    recoveryCodesLeft: 10,
  })
  // the code that confirmed is spent
  expect((await send(person, 'POST', '/api/auth/confirm-code', { code: codeOf(secret) })).status).toBe(400)
})

test('the database holds neither the secret nor the codes', async () => {
  const person = await createPerson(stack.db)
  const { secret } = await start(person)
  const { body } = await confirm(person, codeOf(secret))
  const rows = await asSystem<{ bytes: Buffer }>(
    stack.db,
    `select secret_sealed as bytes from identity.totp where person_id = $1
     union all select code_hash from identity.recovery_code where person_id = $1`,
    [person.id],
  )
  expect(rows).toHaveLength(11)
  const kept = Buffer.concat(rows.map(({ bytes }) => bytes)).toString('latin1')
  for (const plain of [secret, ...(body as { recoveryCodes: string[] }).recoveryCodes]) {
    expect(kept).not.toContain(plain.replace('-', ''))
  }
})

test('a wrong code, no setup and an old setup are refused', async () => {
  const person = await createPerson(stack.db)
  expect((await confirm(person, '123456')).body).toMatchObject({ code: 'setup_expired' })
  const { secret } = await start(person)
  expect((await confirm(person, codeOf(testTotpSecret))).body).toMatchObject({ code: 'wrong_code' })
  await asSystem(stack.db, `update identity.totp_setup set created_at = now() - interval '31 minutes'`)
  expect((await confirm(person, codeOf(secret))).body).toMatchObject({ code: 'setup_expired' })
  expect(await stateOf(person)).toMatchObject({ enabled: false })
})

test('the earlier app works until the new one is confirmed, and not a moment longer', async () => {
  const person = await createPerson(stack.db, { secondFactor: true })
  const { secret } = await start(person)
  const browser = await browserOf(stack.url, person)
  const old = await browser.request('POST', '/api/auth/confirm-code', { body: { code: codeOf(testTotpSecret) } })
  expect(old.status).toBe(200)
  const token = old.headers.getSetCookie()[0]?.split(/[=;]/)[1] ?? ''
  const now = { ...person, token }
  expect((await confirm(now, codeOf(secret))).status).toBe(200)
  const gone = await send(now, 'POST', '/api/auth/confirm-code', { code: codeOf(testTotpSecret, 1) })
  expect(gone.body).toMatchObject({ code: 'wrong_code' })
  expect((await send(now, 'POST', '/api/auth/confirm-code', { code: codeOf(secret, 1) })).status).toBe(200)
})

test('removing it takes the recovery codes along, is told by mail and in the audit log', async () => {
  const person = await createPerson(stack.db, { secondFactor: true, language: 'fr' })
  await send(person, 'POST', '/api/user/recovery-codes')
  expect((await send(person, 'DELETE', '/api/user/totp')).status).toBe(200)
  expect(await stateOf(person)).toMatchObject({ enabled: false, recoveryCodesLeft: 0 })
  expect((await send(person, 'DELETE', '/api/user/totp')).status).toBe(404)
  await until('the mail', async () => {
    const mails = await (await fetch(`${inject('services').mailUrl}/api/mails?to=${person.email}`)).json()
    return (mails as { subject: string }[]).some(
      ({ subject }) => subject === 'Votre application d’authentification a été retirée',
    )
  })
  const lines = await asSystem(stack.db, 'select action from identity.audit_entry where org_id = $1 order by seq', [
    person.orgId,
  ])
  expect(lines.map(({ action }) => action)).toEqual(['renew-recovery-codes', 'remove-totp'])
})

test('where one is required, the last one stays: by the policy of the organization, and for staff', async () => {
  const member = await createPerson(stack.db, { secondFactor: true })
  await asSystem(stack.db, 'update identity.organization set require_second_factor = true where id = $1', [
    member.orgId,
  ])
  for (const person of [member, await createStaff(stack.db, 'officer')]) {
    const { status, body } = await send(person, 'DELETE', '/api/user/totp')
    expect([status, body]).toMatchObject([409, { code: 'second_factor_required' }])
    expect(await stateOf(person)).toMatchObject({ required: true, enabled: true })
  }
})

test('whoever has none may still sign in and reads that it is required', async () => {
  const member = await createPerson(stack.db)
  await asSystem(stack.db, 'update identity.organization set require_second_factor = true where id = $1', [
    member.orgId,
  ])
  expect(await stateOf(member)).toMatchObject({ required: true, enabled: false })
  expect(await stateOf(await createPerson(stack.db, { role: 'officer' }))).toMatchObject({ required: true })
})

test('each dangerous act asks again after 15 minutes', async () => {
  const person = await createPerson(stack.db, {
    secondFactor: true,
    confirmedAt: new Date(Date.now() - 15 * 60_000 - 1_000),
  })
  const acts = [
    ['POST', '/api/user/totp'],
    ['DELETE', '/api/user/totp'],
    ['POST', '/api/user/recovery-codes'],
    ['POST', '/api/user/passkeys/options'],
    ['DELETE', '/api/user/passkeys/01930000-0000-7000-8000-000000000001'],
    ['POST', '/api/tokens'],
  ] as const
  for (const [method, path] of acts) {
    const { status, body } = await send(person, method, path)
    expect([path, status, body]).toMatchObject([path, 403, { code: 'confirmation_needed' }])
  }
})

test('recovery codes need a factor to stand in for', async () => {
  const { status, body } = await send(await createPerson(stack.db), 'POST', '/api/user/recovery-codes')
  expect([status, body]).toMatchObject([409, { code: 'no_second_factor' }])
})
