/** Passkeys against an authenticator made of node:crypto: ES256 keys, real signatures, and every lie that it can tell. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { sessionCookie } from '#platform/server/http/cookies.ts'
import { asSystem, testOrigin, until } from '#platform/server/testing.ts'
import type { SecondFactor } from '../second-factor-contract.ts'
import { type Answer, browserOf, createPerson, type TestPerson } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ worker: true })
})
afterAll(() => stack.stop())

const rpId = new URL(testOrigin).hostname
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** Just enough CBOR: small numbers, texts, bytes, maps. */
function cbor(value: number | string | Buffer | Map<unknown, unknown>): Buffer {
  const head = (major: number, n: number) =>
    Buffer.of(
      ...(n < 24 ? [(major << 5) | n] : n < 256 ? [(major << 5) | 24, n] : [(major << 5) | 25, n >> 8, n & 255]),
    )
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, item]) => [cbor(key as string), cbor(item as string)])
  return Buffer.concat([head(5, value.size), ...entries])
}

type Lies = { origin?: string; rp?: string; counter?: number; verified?: boolean; type?: string; id?: string }

function authenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  const id = randomBytes(32)
  let uses = 0
  const clientData = (type: string, challenge: string, origin = testOrigin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = ({ rp = rpId, counter = uses, verified = true }: Lies, made = Buffer.alloc(0)) => {
    const flags = 1 | (verified ? 4 : 0) | (made.length ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rp), Buffer.of(flags), count, made])
  }
  const answer = (response: Record<string, unknown>, name = id.toString('base64url')) => ({
    id: name,
    rawId: name,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    create: (challenge: string, lies: Lies = {}) => {
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytes(x)],
          [-3, bytes(y)],
        ]),
      )
      const made = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key])
      const object = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(lies, made)],
      ])
      const data = clientData(lies.type ?? 'webauthn.create', challenge, lies.origin)
      return answer({
        clientDataJSON: data.toString('base64url'),
        attestationObject: cbor(object).toString('base64url'),
        transports: ['internal'],
      })
    },
    get: (challenge: string, lies: Lies = {}) => {
      uses += 1
      const data = clientData(lies.type ?? 'webauthn.get', challenge, lies.origin)
      const signed = authData(lies)
      const signature = sign('sha256', Buffer.concat([signed, sha256(data)]), privateKey)
      return answer(
        {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: signed.toString('base64url'),
          signature: signature.toString('base64url'),
        },
        lies.id,
      )
    },
  }
}
type Authenticator = ReturnType<typeof authenticator>

async function send(person: TestPerson | undefined, method: string, path: string, body: unknown = {}): Promise<Answer> {
  return (await browserOf(stack.url, person)).request(method, path, { body })
}
const challengeTo = async (person: TestPerson) =>
  ((await send(person, 'POST', '/api/user/passkeys/options')).body as { challenge: string }).challenge
const anyChallenge = async () =>
  ((await send(undefined, 'POST', '/api/auth/passkey/options')).body as { challenge: string }).challenge
const add = (person: TestPerson, response: unknown, name = 'Key') =>
  send(person, 'POST', '/api/user/passkeys', { name, response })
const login = (response: unknown) => send(undefined, 'POST', '/api/auth/passkey/login', { response })

async function withPasskey(
  traits: Parameters<typeof createPerson>[1] = {},
): Promise<[TestPerson, Authenticator, Answer]> {
  const person = await createPerson(stack.db, traits)
  const key = authenticator()
  return [person, key, await add(person, key.create(await challengeTo(person)))]
}
async function stateOf(person: TestPerson): Promise<SecondFactor> {
  return (await (await browserOf(stack.url, person)).request('GET', '/api/user/second-factor')).body as SecondFactor
}
function tokenOf({ headers }: Answer): string | undefined {
  const cookie = headers.getSetCookie().find((line) => line.startsWith(`${sessionCookie}=`))
  return cookie?.slice(sessionCookie.length + 1).split(';')[0]
}
const isUser = async (person: TestPerson, token = '') =>
  (await (await browserOf(stack.url, { ...person, token })).request('GET', '/api/user')).status

test('a passkey is made, counts as second factor with recovery codes, and is told by mail', async () => {
  const [person, , answer] = await withPasskey()
  expect([answer.status, answer.body]).toMatchObject([200, { passkey: { name: 'Key', lastUsedAt: null } }])
  expect((answer.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10)
  expect(await stateOf(person)).toMatchObject({ enabled: true, recoveryCodesLeft: 10, passkeys: [{ name: 'Key' }] })
  const second = await add(person, authenticator().create(await challengeTo(person)), 'Other')
  expect(second.body).toMatchObject({ recoveryCodes: [], passkey: { name: 'Other' } })
  await until('the mail', async () => {
    const mails = await (await fetch(`${inject('services').mailUrl}/api/mails?to=${person.email}`)).json()
    return (mails as { text: string }[]).some(({ text }) => text.includes('The passkey “Other” can now sign you in.'))
  })
})

test('the options name our host, ask for a discoverable key and leave out those that are known', async () => {
  const [person] = await withPasskey()
  const { body } = await send(person, 'POST', '/api/user/passkeys/options')
  expect(body).toMatchObject({
    rp: { name: 'Quai', id: rpId },
    user: { name: person.email },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: [{ type: 'public-key', transports: ['internal'] }],
  })
  const any = await send(undefined, 'POST', '/api/auth/passkey/options')
  expect(any.body).toMatchObject({ rpId, userVerification: 'preferred' })
  expect(any.body).not.toHaveProperty('allowCredentials')
})

test('it signs in alone, without an address, into a full session', async () => {
  const [person, key] = await withPasskey()
  const answer = await login(key.get(await anyChallenge()))
  expect([answer.status, answer.body]).toMatchObject([200, { id: person.id, email: person.email }])
  expect(await isUser(person, tokenOf(answer))).toBe(200)
  const sessions = await asSystem(
    stack.db,
    `select state from identity.session where person_id = $1 and second_factor_at is not null`,
    [person.id],
  )
  expect(sessions).toEqual([{ state: 'active' }])
  expect((await stateOf(person)).passkeys[0]?.lastUsedAt).toEqual(expect.any(String))
  const lines = await asSystem(
    stack.db,
    `select detail from identity.audit_entry where org_id = $1 and action = 'passkey-login'`,
    [person.orgId],
  )
  expect(lines).toEqual([{ detail: { with: 'passkey' } }])
})

const lies: readonly [string, Lies][] = [
  ['another origin', { origin: 'https://quai.test.evil.test' }],
  ['another host', { rp: 'evil.test' }],
  ['a counter that went back', { counter: 1 }],
  ['the signature of a creation', { type: 'webauthn.create' }],
]
test.each(lies)('%s is refused', async (_, lie) => {
  const [, key] = await withPasskey()
  expect((await login(key.get(await anyChallenge()))).status).toBe(200)
  const answer = await login(key.get(await anyChallenge(), lie))
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'passkey_refused' }])
  expect(tokenOf(answer)).toBeUndefined()
  expect((await login(key.get(await anyChallenge()))).status).toBe(200)
})

test('an unknown key and the signature of another key are refused alike', async () => {
  const [, known] = await withPasskey()
  const stranger = authenticator()
  const unknown = await login(stranger.get(await anyChallenge()))
  const forged = await login(stranger.get(await anyChallenge(), { id: known.get('x').id }))
  expect([unknown.status, unknown.text]).toEqual([400, forged.text])
})

test('a challenge is signed once, within five minutes, also after a failure; ours and no other', async () => {
  const [, key] = await withPasskey()
  const challenge = await anyChallenge()
  expect((await login(key.get(challenge))).status).toBe(200)
  expect((await login(key.get(challenge))).status).toBe(400)

  const spoiled = await anyChallenge()
  expect((await login(key.get(spoiled, { origin: 'https://evil.test' }))).status).toBe(400)
  expect((await login(key.get(spoiled))).status).toBe(400)

  const late = await anyChallenge()
  await asSystem(stack.db, `update identity.passkey_challenge set expires_at = now() where challenge = $1`, [late])
  expect((await login(key.get(late))).status).toBe(400)
  expect((await login(key.get(randomBytes(32).toString('base64url')))).status).toBe(400)

  const raced = await anyChallenge()
  const answers = await Promise.all(Array.from({ length: 5 }, () => login(key.get(raced))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a challenge to make a passkey is for its person, for making, and swept out when nobody comes', async () => {
  const [person, key] = await withPasskey()
  const other = await createPerson(stack.db)
  expect((await add(other, authenticator().create(await challengeTo(person)))).status).toBe(400)
  expect((await add(other, authenticator().create(await anyChallenge()))).status).toBe(400)
  expect((await login(key.get(await challengeTo(person)))).status).toBe(400)
  await asSystem(stack.db, `update identity.passkey_challenge set expires_at = now() - interval '1 second'`)
  await anyChallenge()
  expect(await asSystem(stack.db, 'select count(*)::int as n from identity.passkey_challenge')).toEqual([{ n: 1 }])
})

test('a passkey belongs to one person', async () => {
  const [, key] = await withPasskey()
  const other = await createPerson(stack.db)
  const answer = await add(other, key.create(await challengeTo(other)))
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'passkey_known' }])
})

test('without PIN, finger or face it opens nothing alone, and serves as second factor', async () => {
  const [person, key] = await withPasskey()
  const alone = await login(key.get(await anyChallenge(), { verified: false }))
  expect([alone.status, alone.body]).toMatchObject([403, { code: 'user_not_verified' }])
  expect(tokenOf(alone)).toBeUndefined()

  await asSystem(stack.db, `update identity.session set state = 'pending' where id = $1`, [person.sessionId])
  const response = key.get(await anyChallenge(), { verified: false })
  const answer = await send(person, 'POST', '/api/login/passkey', { response })
  expect([answer.status, answer.body]).toMatchObject([200, { id: person.id }])
  expect(await isUser(person, tokenOf(answer))).toBe(200)
  expect(await isUser(person, person.token)).toBe(401)
})

test("somebody else's passkey is no second factor and confirms nothing", async () => {
  const [, key] = await withPasskey()
  const pending = await createPerson(stack.db, { pending: true, secondFactor: true })
  const step = await send(pending, 'POST', '/api/login/passkey', { response: key.get(await anyChallenge()) })
  expect([step.status, step.body]).toMatchObject([400, { code: 'passkey_refused' }])
  const active = await createPerson(stack.db)
  const confirm = await send(active, 'POST', '/api/auth/confirm-passkey', { response: key.get(await anyChallenge()) })
  expect([confirm.status, confirm.body]).toMatchObject([400, { code: 'passkey_refused' }])
})

test('it confirms for dangerous acts, under a new token', async () => {
  const [person, key] = await withPasskey()
  await asSystem(stack.db, `update identity.session set confirmed_at = now() - interval '1 hour' where id = $1`, [
    person.sessionId,
  ])
  expect((await send(person, 'POST', '/api/user/recovery-codes')).body).toMatchObject({ code: 'confirmation_needed' })
  const answer = await send(person, 'POST', '/api/auth/confirm-passkey', { response: key.get(await anyChallenge()) })
  expect(answer.status).toBe(200)
  const now = { ...person, token: tokenOf(answer) ?? '' }
  expect((await send(now, 'POST', '/api/user/recovery-codes')).status).toBe(200)
})

test('a locked person is told so only after the right signature', async () => {
  const [person, key] = await withPasskey()
  await asSystem(stack.db, `update identity.person set state = 'locked' where id = $1`, [person.id])
  const forged = await login(authenticator().get(await anyChallenge(), { id: key.get('x').id }))
  expect(forged.body).toMatchObject({ code: 'passkey_refused' })
  const answer = await login(key.get(await anyChallenge()))
  expect([answer.status, answer.body]).toMatchObject([403, { code: 'account_locked' }])
  expect(tokenOf(answer)).toBeUndefined()
})

test('signing in ends the session that the browser had, in whatever organization it was', async () => {
  const [person, key] = await withPasskey()
  const before = await createPerson(stack.db)
  const answer = await send(before, 'POST', '/api/auth/passkey/login', { response: key.get(await anyChallenge()) })
  expect([answer.status, answer.body]).toMatchObject([200, { id: person.id }])
  expect(await isUser(before, before.token)).toBe(401)
})

test('renaming and removing: own ones, and those of others are absent', async () => {
  const [person] = await withPasskey()
  const id = (await stateOf(person)).passkeys[0]?.id ?? ''
  const colleague = await createPerson(stack.db, { orgId: person.orgId })
  for (const other of [colleague, await createPerson(stack.db)]) {
    for (const [method, body] of [
      ['PATCH', { name: 'Mine' }],
      ['DELETE', {}],
    ] as const) {
      const foreign = await send(other, method, `/api/user/passkeys/${id}`, body)
      const absent = await send(other, method, `/api/user/passkeys/${newId()}`, body)
      expect([foreign.status, foreign.text]).toEqual([404, absent.text])
    }
  }
  const renamed = await send(person, 'PATCH', `/api/user/passkeys/${id}`, { name: ' YubiKey 5C ' })
  expect(renamed.body).toMatchObject({ id, name: 'YubiKey 5C' })
  expect((await send(person, 'DELETE', `/api/user/passkeys/${id}`)).status).toBe(200)
  expect(await stateOf(person)).toMatchObject({ enabled: false, recoveryCodesLeft: 0, passkeys: [] })
})
