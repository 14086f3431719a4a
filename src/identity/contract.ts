import { z } from 'zod/mini'
import { endpoint } from '#platform/endpoint.ts'
import { event } from '#platform/event.ts'
import { Id } from '#platform/ids.ts'
import { orgRoles, staffRoles } from './permissions.ts'

export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  name: z.string(),
  companyName: z.string(),
  companyId: z.string(),
  role: z.enum(['customer', ...staffRoles]),
  orgRole: z.enum(orgRoles),
  emailVerified: z.boolean(),
  language: z.enum(['en', 'fr']),
})
export type User = z.output<typeof User>

export const Organization = z.object({
  id: Id,
  companyName: z.string(),
  companyId: z.string(),
  country: z.string(),
})
export type Organization = z.output<typeof Organization>

export const CompanyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
const Done = z.object({})

export const getUser = endpoint({
  name: 'get-user',
  summary: 'The person who is signed in',
  method: 'GET',
  path: '/api/user',
  reply: User,
  permission: 'person',
  rate: 'read',
  sessionOnly: true,
})

export const logout = endpoint({
  name: 'logout',
  summary: 'End this session',
  method: 'POST',
  path: '/api/logout',
  body: z.strictObject({}),
  reply: Done,
  permission: 'person',
  rate: 'write',
})

export const getOrganization = endpoint({
  name: 'get-organization',
  summary: 'The organization of the person who is signed in',
  method: 'GET',
  path: '/api/organization',
  reply: Organization,
  permission: 'organization:read',
  rate: 'read',
})

export const renameOrganization = endpoint({
  name: 'rename-organization',
  summary: 'Change the name of the organization',
  method: 'PATCH',
  path: '/api/organization',
  body: z.strictObject({ companyName: CompanyName }),
  reply: Organization,
  permission: 'organization:rename',
  rate: 'write',
  idempotent: true,
  audit: ['companyName'],
})

/** Development only: in production neither endpoint is registered. */
export const listDevPeople = endpoint({
  name: 'list-dev-people',
  summary: 'The seeded people, to sign in as (development only)',
  method: 'GET',
  path: '/api/dev/people',
  reply: z.array(z.pick(User, { id: true, name: true, email: true, companyName: true, role: true, orgRole: true })),
  permission: 'public',
  rate: 'read',
})
export const devLogin = endpoint({
  name: 'dev-login',
  summary: 'Sign in as a seeded person (development only)',
  method: 'POST',
  path: '/api/dev/login',
  body: z.strictObject({ personId: Id }),
  reply: User,
  permission: 'public',
  rate: 'auth',
})

export const organizationRenamed = event({
  name: 'identity.organization-renamed',
  payload: z.object({
    orgId: Id,
    by: z.object({ personId: Id, name: z.string() }),
    from: z.string(),
    to: z.string(),
    /** everybody who belongs to it, at that moment */
    members: z.array(
      z.object({
        personId: Id,
        name: z.string(),
        email: z.string(),
        language: z.enum(['en', 'fr']),
        owner: z.boolean(),
      }),
    ),
  }),
  hints: ({ orgId }) => [
    { to: { organization: orgId }, message: { type: 'changed', topic: 'organization', id: orgId } },
  ],
})

export const sessionsEnded = event({
  name: 'identity.sessions-ended',
  payload: z.object({ sessionIds: z.array(Id) }),
})
