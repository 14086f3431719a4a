/**
 * Who may call what: every endpoint asked by fourteen principals, the expectation computed from the endpoint and the
 * table of permissions. An endpoint that is added is asked without a line here; one with an id must name a stranger's.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { may, type OrgRole, orgRoles, type Role } from '#identity/permissions.ts'
import { browserOf, createPerson, createStaff, type TestPerson } from '#identity/server/testing.ts'
import { tokenScopes } from '#identity/token-scopes.ts'
import { type Endpoint, pathOf } from '#platform/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { hashToken, newToken } from '#platform/server/http/cookies.ts'
import { asSystem } from '#platform/server/testing.ts'
import { routesFor } from './rows.ts'
import { bodies, foreignIds, startTestStack, type TestStack } from './testing.ts'

const endpoints = routesFor('production').map((route) => route.endpoint)
let stack: TestStack
let asked = 0
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(async () => {
  console.info(`authorization matrix: ${endpoints.length} endpoints, ${asked} requests`)
  await stack.stop()
})

type Standing = { readonly role: Role; readonly orgRole: OrgRole }
type Caller = { readonly person?: TestPerson; readonly bearer?: string }
type PrincipalKind = {
  readonly name: string
  readonly make: () => Promise<Caller>
  /** undefined: nobody at all */
  readonly standing?: Standing
  readonly kind?: 'session' | 'token' | 'pending'
}

const customer = (orgRole: OrgRole): Standing => ({ role: 'customer', orgRole })
const person = (traits: Parameters<typeof createPerson>[1]) => async () => ({
  person: await createPerson(stack.db, traits),
})

const principals: readonly PrincipalKind[] = [
  { name: 'anonymous', make: async () => ({}) },
  { name: 'an expired session', make: person({ expiresAt: new Date(Date.now() - 1_000) }) },
  {
    name: 'second factor pending',
    make: person({ pending: true, secondFactor: true }),
    standing: customer('owner'),
    kind: 'pending',
  },
  ...orgRoles.map((orgRole) => ({
    name: orgRole,
    make: person({ orgRole }),
    standing: customer(orgRole),
    kind: 'session' as const,
  })),
  { name: 'owner of another organization', make: person({}), standing: customer('owner'), kind: 'session' },
  { name: 'a locked person', make: locked },
  ...(['officer', 'admin', 'super_admin'] as const).map((role) => ({
    name: `staff ${role}`,
    make: async () => ({ person: await createStaff(stack.db, role, { orgRole: 'owner' }) }),
    standing: { role, orgRole: 'owner' as const },
    kind: 'session' as const,
  })),
  { name: 'an API token', make: token, standing: customer('owner'), kind: 'token' },
]

async function locked(): Promise<Caller> {
  const found = await createPerson(stack.db)
  await asSystem(stack.db, `update identity.person set state = 'locked' where id = $1`, [found.id])
  return { person: found }
}

async function token(): Promise<Caller> {
  const owner = await createPerson(stack.db)
  const bearer = newToken()
  await asSystem(
    stack.db,
    `insert into identity.api_token (id, org_id, person_id, name, hint, token_hash, scopes, expires_at)
     values ($1, $2, $3, 'matrix', 'qk_', $4, $5, now() + interval '1 hour')`,
    [newId(), owner.orgId, owner.id, hashToken(bearer), tokenScopes],
  )
  return { person: owner, bearer }
}

async function ask(endpoint: Endpoint, { person: who, bearer }: Caller, id: string) {
  asked += 1
  const headers: Record<string, string> = endpoint.idempotent ? { 'idempotency-key': newId() } : {}
  const path = pathOf(endpoint.path, new Proxy({}, { get: () => id }))
  const body = endpoint.body ? (bodies[endpoint.name] ?? {}) : undefined
  const browser = await browserOf(stack.url, bearer ? undefined : who)
  const bearing = bearer ? { authorization: `Bearer ${bearer}`, cookie: '' } : {}
  return browser.request(endpoint.method, path, { body, headers: { ...headers, ...bearing } })
}

type Expected = 'signed out' | 'refused' | 'admitted'

function expectation({ permission, confirmed }: Endpoint, { standing, kind }: PrincipalKind): Expected {
  if (permission === 'public') return 'admitted'
  if (permission === 'second-factor') return kind === 'pending' ? 'admitted' : 'signed out'
  if (!standing || kind === 'pending') return 'signed out'
  // A program cannot show again that it is the person.
  if (confirmed && kind === 'token') return 'refused'
  if (permission === 'person') return 'admitted'
  if (permission === 'session') return kind === 'token' ? 'refused' : 'admitted'
  if (kind === 'token' && !tokenScopes.some((scope) => scope === permission)) return 'refused'
  return may(standing, permission) ? 'admitted' : 'refused'
}

const refusals = new Set(['forbidden', 'not_for_tokens', 'second_factor_required'])

function outcome({ status, body }: { status: number; body: unknown }): Expected {
  const code = (body as { code?: string }).code ?? ''
  if (status === 401 && code === 'signed_out') return 'signed out'
  return status === 403 && refusals.has(code) ? 'refused' : 'admitted'
}

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    test('admits exactly whom its permission admits', async () => {
      const seen: Record<string, Expected> = {}
      const wanted: Record<string, Expected> = {}
      for (const principal of principals) {
        wanted[principal.name] = expectation(endpoint, principal)
        seen[principal.name] = outcome(await ask(endpoint, await principal.make(), newId()))
      }
      expect(seen).toEqual(wanted)
    })
  },
)

const tenantEndpoints = endpoints.filter(
  ({ path, permission }) => path.includes('/:') && !permission.startsWith('staff-') && permission !== 'public',
)

describe.each(tenantEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    test("another tenant's id answers exactly like an absent one", async () => {
      const foreign = foreignIds[endpoint.name]
      expect(foreign, `name a stranger's id for ${endpoint.name} in src/app/server/testing.ts`).toBeDefined()
      const me = { person: await createPerson(stack.db, { secondFactor: true }) }
      const theirs = await foreign?.(stack.db, await createPerson(stack.db))
      const [absent, strange] = [await ask(endpoint, me, newId()), await ask(endpoint, me, theirs ?? '')]
      expect([strange.status, strange.text]).toEqual([absent.status, absent.text])
      expect(absent.status).toBe(404)
    })

    test('a malformed id is refused', async () => {
      const me = { person: await createPerson(stack.db) }
      expect([400, 404]).toContain((await ask(endpoint, me, "1' or true --")).status)
    })
  },
)
