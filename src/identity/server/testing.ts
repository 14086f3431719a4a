/** For tests only: people with sessions, and a client that behaves like their browser. */
import { inject } from 'vitest'
import { newId } from '#platform/ids.ts'
import { hashToken, newToken, sessionCookie } from '#platform/server/http/cookies.ts'
import { forgeryHeader } from '#platform/server/http/forgery.ts'
import { rateLimits } from '#platform/server/http/rate-limits.ts'
import { createLocalKms } from '#platform/server/kms.ts'
import { asSystem, type TestDatabase, testOrigin, testSettings, until } from '#platform/server/testing.ts'
import type { OrgRole, Role, StaffRole } from '../permissions.ts'
import { hashPassword } from './password-hash.ts'
import { totpContext } from './totp.ts'

export type TestPerson = {
  readonly id: string
  readonly orgId: string
  readonly sessionId: string
  readonly email: string
  readonly token: string
}

type Traits = {
  orgId?: string
  orgRole?: OrgRole
  role?: Role
  language?: 'en' | 'fr'
  name?: string
  expiresAt?: Date
  /** the password was right, the second factor is still owed */
  pending?: boolean
  /** when they last showed that it is them; now */
  confirmedAt?: Date
  /** has an authenticator app with `testTotpSecret` */
  secondFactor?: boolean
}

export const testTotpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

let people = 0

/** A person with a live session, in a new organization unless one is given. */
export async function createPerson(db: TestDatabase, traits: Traits = {}): Promise<TestPerson> {
  people += 1
  const orgId = traits.orgId ?? newId()
  const [id, sessionId, token] = [newId(), newId(), newToken()]
  const email = `person-${people}-${id.slice(-6)}@example.test`
  if (!traits.orgId) {
    const companyId = `QB-${id.slice(-8).toUpperCase()}`
    await asSystem(db, `insert into identity.organization values ($1, $2, $3, 'FR')`, [
      orgId,
      `Company ${people}`,
      companyId,
    ])
  }
  await asSystem(
    db,
    `insert into identity.person (id, org_id, email, username, name, role, org_role, email_verified, language)
     values ($1, $2, $3, $4, $5, $6, $7, true, $8)`,
    [
      id,
      orgId,
      email,
      `person-${people}`,
      traits.name ?? `Person ${people}`,
      traits.role ?? 'customer',
      traits.orgRole ?? 'owner',
      traits.language ?? 'en',
    ],
  )
  await asSystem(
    db,
    `insert into identity.session (id, org_id, person_id, token_hash, expires_at, state, confirmed_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      sessionId,
      orgId,
      id,
      hashToken(token),
      traits.expiresAt ?? new Date(Date.now() + 3_600_000),
      traits.pending ? 'pending' : 'active',
      traits.confirmedAt ?? new Date(),
    ],
  )
  if (traits.secondFactor) await giveTotp(db, { id, orgId })
  return { id, orgId, sessionId, email, token }
}

/** Staff of Quai with the second factor that their work needs. */
export const createStaff = (db: TestDatabase, role: StaffRole, traits: Traits = {}): Promise<TestPerson> =>
  createPerson(db, { ...traits, role, secondFactor: true })

async function giveTotp(db: TestDatabase, { id, orgId }: Pick<TestPerson, 'id' | 'orgId'>): Promise<void> {
  const kms = createLocalKms(Buffer.from(testSettings(db).SECRET_KEY ?? '', 'base64'))
  await asSystem(
    db,
    'insert into identity.totp (org_id, person_id, secret_sealed, confirmed_at) values ($1, $2, $3, now())',
    [orgId, id, await kms.seal(testTotpSecret, totpContext(id))],
  )
}

export const cookieOf = (person: TestPerson) => `${sessionCookie}=${person.token}`

type Options = { body?: unknown; headers?: Record<string, string> }
export type Answer = {
  readonly status: number
  readonly text: string
  readonly headers: Headers
  readonly body: unknown
}

const newAddress = () => `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`

/** Sends what a page of ours would send: cookie, Origin, forgery token, from an address of its own. Each can be overridden to attack. */
export async function browserOf(baseUrl: string, person?: TestPerson) {
  const address = newAddress()
  const first = await fetch(`${baseUrl}/api/user`, person ? { headers: { cookie: cookieOf(person) } } : {})
  const cookie = person ? cookieOf(person) : ((first.headers.get('set-cookie') ?? '').split(';')[0] ?? '')
  const token = first.headers.get(forgeryHeader) ?? ''
  return {
    cookie,
    token,
    request: async (method: string, path: string, { body, headers = {} }: Options = {}): Promise<Answer> => {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          cookie,
          origin: testOrigin,
          'x-forwarded-for': address,
          [forgeryHeader]: token,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json')
      return { status: response.status, text, headers: response.headers, body: isJson ? JSON.parse(text) : text }
    },
  }
}

/** What the people of a test sign in with, when they have a password at all. */
export const testPassword = 'marmot on the quiet pier'
let testPasswordHash: Promise<string> | undefined

export async function givePassword(db: TestDatabase, person: Pick<TestPerson, 'id'>): Promise<void> {
  testPasswordHash ??= hashPassword(testPassword)
  await asSystem(db, 'update identity.person set password_hash = $2 where id = $1', [person.id, await testPasswordHash])
}

/** A browser that keeps what it is given: cookies and the forgery token of the last answer. */
export function openBrowser(
  baseUrl: string,
  { userAgent = 'Mozilla/5.0 (X11; Linux) Firefox/140.0', language = 'en' } = {},
) {
  const address = newAddress()
  const cookies = new Map<string, string>()
  let token = ''
  const request = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    if (method !== 'GET' && !token) await request('GET', '/api/user')
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        origin: testOrigin,
        'x-forwarded-for': address,
        'user-agent': userAgent,
        'accept-language': language,
        [forgeryHeader]: token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    token = response.headers.get(forgeryHeader) ?? token
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, text, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }
  return { request, cookies }
}

type CaughtMail = { readonly subject: string; readonly text: string; readonly html: string }

/** The mails that an address has received, once there are that many. */
export async function mailsTo(email: string, subject: RegExp, atLeast = 1): Promise<CaughtMail[]> {
  return until(`${atLeast} mail(s) ${subject} to ${email}`, async () => {
    const answer = await fetch(`${inject('services').mailUrl}/api/mails?to=${encodeURIComponent(email)}`)
    const mails = ((await answer.json()) as CaughtMail[]).filter((mail) => subject.test(mail.subject))
    return mails.length >= atLeast ? mails : undefined
  })
}

/** The token of the link in the newest such mail. */
export async function linkTokenIn(email: string, subject: RegExp, atLeast = 1): Promise<string> {
  const mails = await mailsTo(email, subject, atLeast)
  const tokens = mails.map(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '')
  return tokens[0] ?? ''
}

/** Counting starts anew with every window: waits for the next one when this one ends too soon. Answers how many may ask. */
export async function freshWindow(rate: 'auth' | 'account', needed = 15_000): Promise<number> {
  const { most, seconds } = rateLimits[rate]
  const left = seconds * 1_000 - (Date.now() % (seconds * 1_000))
  if (left < needed) await new Promise((resolve) => setTimeout(resolve, left + 50))
  return most
}
