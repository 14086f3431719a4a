/** The second step of signing in by code, and confirming by code: once, few times, under a new token. */
import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { sessionCookie } from '#platform/server/http/cookies.ts'
import { asSystem, until } from '#platform/server/testing.ts'
import { type Answer, browserOf, createPerson, type TestPerson, testTotpSecret } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ worker: true })
})
afterAll(() => stack.stop())

/** of this step, or so many steps later; never an earlier one, which could be too old a moment afterwards */
const code = (later: 0 | 1 = 0) => generateSync({ secret: testTotpSecret, epoch: Date.now() / 1_000 + later * 30 })
const wrong = () => String((Number(code()) + 500_000) % 1_000_000).padStart(6, '0')

async function send(person: TestPerson, path: string, body: unknown = {}): Promise<Answer> {
  return (await browserOf(stack.url, person)).request('POST', path, { body })
}
const give = (person: TestPerson, given: string) => send(person, '/api/login/second-factor', { code: given })
const userOf = async (person: TestPerson) => (await browserOf(stack.url, person)).request('GET', '/api/user')

/** The person with the token of the answer's cookie. */
function renewed(person: TestPerson, { headers }: Answer): TestPerson {
  const cookie = headers.getSetCookie().find((line) => line.startsWith(`${sessionCookie}=`))
  const token = cookie?.slice(sessionCookie.length + 1).split(';')[0]
  if (!token) throw new Error('The answer sets no session cookie.')
  return { ...person, token }
}

const auditOf = (person: TestPerson) =>
  asSystem(stack.db, 'select action, detail from identity.audit_entry where org_id = $1 order by seq', [person.orgId])

test('a pending session opens nothing; the right code makes it a full one under a new token', async () => {
  const pending = await createPerson(stack.db, { pending: true, secondFactor: true })
  expect((await userOf(pending)).status).toBe(401)
  const answer = await give(pending, code())
  expect([answer.status, answer.body]).toMatchObject([200, { id: pending.id, email: pending.email }])
  expect((await userOf(renewed(pending, answer))).status).toBe(200)
  expect((await userOf(pending)).status).toBe(401)

  const [session] = await asSystem<{ state: string; second_factor_at: Date; expires_at: Date }>(
    stack.db,
    'select state, second_factor_at, expires_at from identity.session where id = $1',
    [pending.sessionId],
  )
  expect(session?.state).toBe('active')
  expect(session?.second_factor_at).toBeInstanceOf(Date)
  expect(Number(session?.expires_at) - Date.now()).toBeGreaterThan(29 * 24 * 3_600_000)
  expect(await auditOf(pending)).toEqual([{ action: 'give-second-factor', detail: { with: 'authenticator app' } }])
})

test('a session that owes nothing has nothing to give', async () => {
  expect((await give(await createPerson(stack.db, { secondFactor: true }), code())).status).toBe(401)
})

test('a code works once, whoever shows it: 10 at the same moment give one session', async () => {
  const pending = await createPerson(stack.db, { pending: true, secondFactor: true })
  const given = code()
  const browser = await browserOf(stack.url, pending)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => browser.request('POST', '/api/login/second-factor', { body: { code: given } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)

  const again = await createPerson(stack.db, { pending: true, secondFactor: true })
  const first = await give(again, code(1))
  const confirmed = await send(renewed(again, first), '/api/auth/confirm-code', { code: code() })
  expect([confirmed.status, confirmed.body]).toMatchObject([400, { code: 'wrong_code' }])
})

test('a wrong code is refused and logged, and after ten attempts the right one is refused too', async () => {
  const pending = await createPerson(stack.db, { pending: true, secondFactor: true })
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { status, body } = await give(pending, wrong())
    expect([status, body]).toMatchObject([400, { code: 'wrong_code' }])
  }
  expect((await give(pending, code())).status).toBe(429)
  expect((await userOf(pending)).status).toBe(401)
  const lines = await auditOf(pending)
  expect(lines).toHaveLength(10)
  expect(lines[0]).toEqual({ action: 'give-second-factor', detail: { refused: 'wrong code' } })
})

test("another person's code is wrong here", async () => {
  const pending = await createPerson(stack.db, { pending: true })
  expect((await give(pending, code())).status).toBe(400)
})

test('a sealed secret that was copied from another person opens nothing', async () => {
  const thief = await createPerson(stack.db, { pending: true, secondFactor: true })
  const victim = await createPerson(stack.db, { secondFactor: true })
  await asSystem(
    stack.db,
    `update identity.totp set secret_sealed = (select secret_sealed from identity.totp where person_id = $1)
     where person_id = $2`,
    [victim.id, thief.id],
  )
  expect((await give(thief, code())).status).toBe(500)
  expect((await userOf(thief)).status).toBe(401)
})

test('a recovery code stands in once, in any spelling, and its use is told by mail', async () => {
  const person = await createPerson(stack.db, { secondFactor: true, language: 'fr' })
  const { body } = await send(person, '/api/user/recovery-codes')
  const [first = '', second = ''] = (body as { recoveryCodes: string[] }).recoveryCodes
  const pendingAgain = async () => {
    await asSystem(stack.db, `update identity.session set state = 'pending' where id = $1`, [person.sessionId])
    return person
  }
  const answer = await give(await pendingAgain(), ` ${first.toLowerCase().replace('-', ' ').replaceAll('0', 'o')} `)
  expect(answer.status).toBe(200)
  const now = renewed(person, answer)
  expect((await send(now, '/api/auth/confirm-code', { code: first })).status).toBe(400)
  expect((await send(now, '/api/auth/confirm-code', { code: second })).status).toBe(200)

  const mail = await until('the mail', async () => {
    const mails = await (await fetch(`${inject('services').mailUrl}/api/mails?to=${person.email}`)).json()
    return (mails as { subject: string; text: string }[]).find(({ text }) => text.includes('Codes restants : 8'))
  })
  expect(mail.subject).toBe('Un code de récupération a été utilisé')
})

test('confirming by code renews the time for dangerous acts and the token', async () => {
  const long = new Date(Date.now() - 16 * 60_000)
  const person = await createPerson(stack.db, { secondFactor: true, confirmedAt: long })
  const before = await send(person, '/api/user/recovery-codes')
  expect([before.status, before.body]).toMatchObject([403, { code: 'confirmation_needed' }])
  const confirmed = await send(person, '/api/auth/confirm-code', { code: code() })
  expect([confirmed.status, confirmed.body]).toEqual([200, {}])
  expect((await send(renewed(person, confirmed), '/api/user/recovery-codes')).status).toBe(200)
  expect((await userOf(person)).status).toBe(401)
})
