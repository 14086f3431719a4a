/** What somebody tries who wants into an account that is not theirs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { newToken, sessionCookie } from '#platform/server/http/cookies.ts'
import { asSystem } from '#platform/server/testing.ts'
import { hashesDone } from './password-hash.ts'
import { createPerson, freshWindow, givePassword, linkTokenIn, openBrowser, testPassword } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ worker: true })
})
afterAll(() => stack.stop())

async function member(traits: Parameters<typeof createPerson>[1] = {}) {
  const person = await createPerson(stack.db, traits)
  await givePassword(stack.db, person)
  return person
}
const login = (email: string, password: string, browser = openBrowser(stack.url)) =>
  browser.request('POST', '/api/login', { email, password })
const isOpen = async (token: string) =>
  (await fetch(`${stack.url}/api/user`, { headers: { cookie: `${sessionCookie}=${token}` } })).status === 200

describe('fixation', () => {
  test('a planted cookie that nobody made is never kept', async () => {
    const person = await member()
    const browser = openBrowser(stack.url)
    const planted = newToken()
    browser.cookies.set(sessionCookie, planted)
    expect((await login(person.email, testPassword, browser)).status).toBe(200)
    expect(browser.cookies.get(sessionCookie)).not.toBe(planted)
    expect(await isOpen(planted)).toBe(false)
  })

  test('the attacker’s own live session, planted, does not become the victim’s: it ends', async () => {
    const [victim, attacker] = [await member(), await member()]
    const browser = openBrowser(stack.url)
    browser.cookies.set(sessionCookie, attacker.token)
    expect((await login(victim.email, testPassword, browser)).body).toMatchObject({ id: victim.id })
    expect(browser.cookies.get(sessionCookie)).not.toBe(attacker.token)
    expect(await isOpen(attacker.token)).toBe(false)
  })

  test('a pending session is not kept either: signing in again makes another', async () => {
    const person = await member({ secondFactor: true })
    const browser = openBrowser(stack.url)
    await login(person.email, testPassword, browser)
    const pending = browser.cookies.get(sessionCookie) ?? ''
    await login(person.email, testPassword, browser)
    expect(browser.cookies.get(sessionCookie)).not.toBe(pending)
    expect(await isOpen(pending)).toBe(false)
  })
})

test('a cookie that was kept opens nothing after the logout', async () => {
  const person = await member()
  const browser = openBrowser(stack.url)
  await login(person.email, testPassword, browser)
  const kept = browser.cookies.get(sessionCookie) ?? ''
  expect(await isOpen(kept)).toBe(true)
  expect((await browser.request('POST', '/api/logout', {})).status).toBe(200)
  expect(browser.cookies.has(sessionCookie)).toBe(false)
  expect(await isOpen(kept)).toBe(false)
})

describe('brute force: the limiter comes first', () => {
  test('against one account from many addresses: beyond the limit no password is hashed, the right one neither', async () => {
    const person = await member()
    const most = await freshWindow('account')
    for (let i = 0; i < most; i++) expect((await login(person.email, `guess ${i}`)).status).toBe(401)
    const before = hashesDone()
    for (let i = 0; i < 20; i++) expect((await login(person.email, `more ${i}`)).status).toBe(429)
    expect((await login(person.email, testPassword)).status).toBe(429)
    expect(hashesDone()).toBe(before)
  })

  test('an address that nobody has is limited just the same', async () => {
    const email = `nobody-${newId().slice(-8)}@example.test`
    const most = await freshWindow('account')
    for (let i = 0; i < most; i++) expect((await login(email, `guess ${i}`)).status).toBe(401)
    expect((await login(email, 'one more')).status).toBe(429)
  })

  test('from one address against many accounts: beyond the limit no password is hashed', async () => {
    const browser = openBrowser(stack.url)
    const most = await freshWindow('auth')
    const tried = async (i: number) => (await login(`nobody-${i}@example.test`, 'guess', browser)).status
    for (let i = 0; i < most; i++) expect(await tried(i)).toBe(401)
    const before = hashesDone()
    for (let i = 0; i < 20; i++) expect(await tried(i)).toBe(429)
    expect(hashesDone()).toBe(before)
  })

  test('who is locked out by somebody else’s guesses still comes in by a link', async () => {
    const person = await member()
    const most = await freshWindow('account')
    for (let i = 0; i <= most; i++) await login(person.email, 'guess')
    await openBrowser(stack.url).request('POST', '/api/auth/magic-link', { email: person.email })
    const token = await linkTokenIn(person.email, /link to sign in/)
    const answer = await openBrowser(stack.url).request('POST', '/api/auth/magic-link/login', { token })
    expect(answer.body).toMatchObject({ id: person.id })
  })
})

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Known and unknown in turn, so that whatever else the machine does meets both. */
async function medians(path: string, known: string[], body: (email: string) => object) {
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (const email of known) {
    for (const [kind, address] of [
      ['known', email],
      ['unknown', `nobody-${newId().slice(-8)}@example.test`],
    ] as const) {
      const browser = openBrowser(stack.url)
      await browser.request('GET', '/api/user')
      const begin = performance.now()
      const { status, text } = await browser.request('POST', path, body(address))
      times[kind].push(performance.now() - begin)
      answers.add(`${status} ${text}`)
    }
  }
  return { known: median(times.known), unknown: median(times.unknown), answers }
}

test.each([
  ['/api/login', (email: string) => ({ email, password: 'not the password' })],
  ['/api/auth/forgot-password', (email: string) => ({ email })],
  ['/api/auth/magic-link', (email: string) => ({ email })],
  ['/api/auth/resend-verification', (email: string) => ({ email })],
])(
  'enumeration: %s tells a known address from an unknown one neither by text nor by time',
  async (path, body) => {
    const people = await Promise.all(Array.from({ length: 5 }, () => member()))
    const { known, unknown, answers } = await medians(
      path,
      Array.from({ length: 6 }, () => people).flatMap((all) => all.map(({ email }) => email)),
      body,
    )
    expect(answers.size).toBe(1)
    const [less, more] = [Math.min(known, unknown), Math.max(known, unknown)]
    // 25 ms, or a quarter where the machine is so busy that everything takes long
    expect(more - less).toBeLessThan(Math.max(25, less * 0.25))
  },
  60_000,
)

describe('mass assignment', () => {
  const form = () => ({
    name: 'Mallory',
    email: `mallory-${newId().slice(-8)}@example.test`,
    password: testPassword,
    companyName: 'Mallory Ltd',
    country: 'FR',
    language: 'en',
    acceptTerms: true,
  })
  const wished = [
    { role: 'super_admin' },
    { orgRole: 'owner' },
    { orgId: newId() },
    { org_id: newId() },
    { id: newId() },
    { emailVerified: true },
    { email_verified: true },
    { state: 'active' },
    { companyId: 'QB-00000000' },
    { passwordHash: 'x' },
  ]
  test.each(wished)('registering with %o is refused', async (wish) => {
    const data = form()
    const answer = await openBrowser(stack.url).request('POST', '/api/register', { ...data, ...wish })
    expect(answer.status).toBe(400)
    expect(await asSystem(stack.db, 'select 1 from identity.person where email = $1', [data.email])).toEqual([])
  })

  test.each([...wished, { email: 'other@example.test' }])('PATCH /api/user with %o is refused', async (wish) => {
    const person = await member({ orgRole: 'viewer' })
    const browser = openBrowser(stack.url)
    await login(person.email, testPassword, browser)
    expect((await browser.request('PATCH', '/api/user', { name: 'Mallory', ...wish })).status).toBe(400)
    const [row] = await asSystem(stack.db, 'select role, org_role, org_id from identity.person where id = $1', [
      person.id,
    ])
    expect(row).toEqual({ role: 'customer', org_role: 'viewer', org_id: person.orgId })
  })
})

describe('links', () => {
  const kinds = ['reset-password', 'magic-link', 'verify-email'] as const
  const spending: Record<(typeof kinds)[number], (token: string) => [path: string, body: object]> = {
    'reset-password': (token) => ['/api/auth/reset-password', { token, password: 'nine copper lanterns' }],
    'magic-link': (token) => ['/api/auth/magic-link/login', { token }],
    'verify-email': (token) => ['/api/auth/verify-email', { token }],
  }
  const asking = {
    'reset-password': '/api/auth/forgot-password',
    'magic-link': '/api/auth/magic-link',
    'verify-email': '/api/auth/resend-verification',
  }

  test.each(kinds)('a link for %s does nothing else, and works once', async (kind) => {
    const person = await member()
    await asSystem(stack.db, 'update identity.person set email_verified = false where id = $1', [person.id])
    await openBrowser(stack.url).request('POST', asking[kind], { email: person.email })
    const token = await linkTokenIn(person.email, /./)
    const spend = async (as: (typeof kinds)[number]) =>
      (await openBrowser(stack.url).request('POST', ...spending[as](token))).status
    for (const other of kinds) if (other !== kind) expect(await spend(other)).toBe(400)
    expect(await spend(kind)).toBe(200)
    expect(await spend(kind)).toBe(400)
  })

  test('an expired link and an invented one answer alike', async () => {
    const person = await member()
    await openBrowser(stack.url).request('POST', asking['magic-link'], { email: person.email })
    const token = await linkTokenIn(person.email, /./)
    await asSystem(stack.db, 'update identity.mail_link set expires_at = now() where person_id = $1', [person.id])
    const answers = await Promise.all(
      [token, newToken(), 'x'].map((given) => openBrowser(stack.url).request('POST', ...spending['magic-link'](given))),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(400)
  })
})
