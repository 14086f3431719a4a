/** For tests only: people with sessions, and a client that behaves like their browser. */
import { newId } from '#platform/ids.ts'
import { hashToken, newToken, sessionCookie } from '#platform/server/http/cookies.ts'
import { forgeryHeader } from '#platform/server/http/forgery.ts'
import { asSystem, type TestDatabase, testOrigin } from '#platform/server/testing.ts'
import type { OrgRole, Role } from '../permissions.ts'

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
}

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
    'insert into identity.session (id, org_id, person_id, token_hash, expires_at) values ($1, $2, $3, $4, $5)',
    [sessionId, orgId, id, hashToken(token), traits.expiresAt ?? new Date(Date.now() + 3_600_000)],
  )
  return { id, orgId, sessionId, email, token }
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
