/** What staff does with people and organizations. Decisions carry a reason, which the person reads in a mail. */
import { z } from 'zod/mini'
import { endpoint } from '#platform/endpoint.ts'
import { Id } from '#platform/ids.ts'
import { orgRoles, staffRoles } from './permissions.ts'
import { cursorQuery, Moment, PersonState, Reason } from './staff-words.ts'

const Role = z.enum(['customer', ...staffRoles])
const OrgRole = z.enum(orgRoles)
const Done = z.object({})
const params = z.strictObject({ id: Id })
const withReason = z.strictObject({ reason: Reason })

export const checkAccess = endpoint({
  name: 'check-access',
  summary: 'Whether the person who is signed in works in the back office',
  method: 'GET',
  path: '/api/officers/check-access',
  reply: z.boolean(),
  permission: 'person',
  rate: 'read',
  sessionOnly: true,
})

export const userFilters = ['staff', 'no-second-factor', 'locked', 'held', 'unverified'] as const

const UserRow = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: Role,
  orgRole: OrgRole,
  orgId: Id,
  companyName: z.string(),
  state: PersonState,
  emailVerified: z.boolean(),
  totp: z.boolean(),
  passkeys: z.number(),
  sessions: z.number(),
  lastSeenAt: z.nullable(Moment),
})
export type UserRow = z.output<typeof UserRow>

export const listUsers = endpoint({
  name: 'list-users',
  summary: 'All people, who was here last first; counts end at 1,000',
  method: 'GET',
  path: '/api/admin/users',
  query: z.strictObject({
    ...cursorQuery,
    role: z.optional(Role),
    organization: z.optional(Id),
    filter: z.optional(z.enum(userFilters)),
  }),
  reply: z.object({
    users: z.array(UserRow),
    next: z.nullable(z.string()),
    counts: z.record(z.enum(['all', ...userFilters]), z.number()),
    /** the organization that was asked for, to name it */
    organization: z.nullable(z.object({ id: Id, companyName: z.string() })),
  }),
  permission: 'staff-users:read',
  rate: 'read',
})

export const UserRecord = z.object({
  ...UserRow.shape,
  username: z.string(),
  language: z.enum(['en', 'fr']),
  companyId: z.string(),
  country: z.string(),
  requireSecondFactor: z.boolean(),
  stateReason: z.nullable(z.string()),
  stateAt: z.nullable(Moment),
  createdAt: Moment,
  totpSince: z.nullable(Moment),
  totpLastUsedAt: z.nullable(Moment),
  recoveryCodes: z.object({ left: z.number(), all: z.number() }),
  passkeyNames: z.array(z.string()),
  tokens: z.number(),
  sessionList: z.array(z.object({ id: Id, userAgent: z.string(), createdAt: Moment, lastSeenAt: Moment })),
  audit: z.array(
    z.object({
      seq: z.string(),
      at: Moment,
      actorName: z.string(),
      actorKind: z.enum(['person', 'staff', 'token', 'system']),
      action: z.string(),
    }),
  ),
})
export type UserRecord = z.output<typeof UserRecord>

export const getUserRecord = endpoint({
  name: 'get-user-record',
  summary: 'One person with protection, sessions and audit trail; the organization sees in its log that it was read',
  method: 'GET',
  path: '/api/admin/users/:id',
  params,
  reply: UserRecord,
  permission: 'staff-users:read',
  rate: 'read',
  auditRead: true,
})

const onUser = { method: 'POST', params, reply: Done, permission: 'staff-users:manage', rate: 'write' } as const

export const lockUser = endpoint({
  ...onUser,
  name: 'lock-user',
  summary: 'Close an account: sessions end and API tokens are revoked at once',
  path: '/api/admin/users/:id/lock',
  body: withReason,
  audit: ['reason'],
})

export const unlockUser = endpoint({
  ...onUser,
  name: 'unlock-user',
  summary: 'Open a locked account again',
  path: '/api/admin/users/:id/unlock',
  body: z.strictObject({}),
})

export const endUserSessions = endpoint({
  ...onUser,
  name: 'end-user-sessions',
  summary: 'Sign a person out everywhere',
  path: '/api/admin/users/:id/end-sessions',
  body: z.strictObject({}),
})

export const resetSecondFactor = endpoint({
  ...onUser,
  name: 'reset-second-factor',
  summary: 'Take away app, recovery codes and passkeys of a person who lost them',
  path: '/api/admin/users/:id/reset-second-factor',
  body: withReason,
  audit: ['reason'],
  confirmed: true,
})

export const changeRole = endpoint({
  ...onUser,
  name: 'change-role',
  summary: 'Change what a person may do, in the organization or at Quai',
  method: 'PATCH',
  path: '/api/admin/users/:id/role',
  body: z.strictObject({ role: z.optional(Role), orgRole: z.optional(OrgRole), reason: Reason }),
  audit: ['role', 'orgRole', 'reason'],
  confirmed: true,
})

export const moveUser = endpoint({
  ...onUser,
  name: 'move-user',
  summary: 'Move a person to another organization, where they start as a viewer',
  path: '/api/admin/users/:id/move',
  body: z.strictObject({ orgId: Id, reason: Reason }),
  audit: ['orgId', 'reason'],
  confirmed: true,
})

export const removeOrganizationUser = endpoint({
  ...onUser,
  name: 'remove-organization-user',
  summary: 'Take a person out of an organization; they keep their account in an empty organization of their own',
  path: '/api/admin/users/:id/remove',
  body: withReason,
  audit: ['reason'],
  confirmed: true,
})

export const listOrganizationUsers = endpoint({
  name: 'list-organization-users',
  summary: 'Organizations with the people in them, newest first; at most 50 people of each',
  method: 'GET',
  path: '/api/admin/organization-users',
  query: z.strictObject({ ...cursorQuery, organization: z.optional(Id) }),
  reply: z.object({
    organizations: z.array(
      z.object({
        id: Id,
        companyName: z.string(),
        companyId: z.string(),
        country: z.string(),
        createdAt: Moment,
        memberCount: z.number(),
        members: z.array(
          z.object({
            id: Id,
            name: z.string(),
            email: z.string(),
            role: Role,
            orgRole: OrgRole,
            state: PersonState,
            lastSeenAt: z.nullable(Moment),
          }),
        ),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  permission: 'staff-users:read',
  rate: 'read',
})
