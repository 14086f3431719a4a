/** Members of an organization: who they are, what they may become, how they leave, and who owns it. */
import { z } from 'zod/mini'
import { endpoint } from '#platform/endpoint.ts'
import { event } from '#platform/event.ts'
import { Id } from '#platform/ids.ts'
import { orgRoles, staffRoles } from './permissions.ts'

const Done = z.object({})
const Nothing = z.strictObject({})
export const OrgRoleName = z.enum(orgRoles)

/** How many entries of a list travel at once. */
export const PageSize = z._default(z.coerce.number().check(z.gte(1), z.lte(100), z.multipleOf(1)), 50)
export const SearchWords = z.optional(z.string().check(z.trim(), z.maxLength(100)))

export const Member = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  orgRole: OrgRoleName,
  role: z.enum(['customer', ...staffRoles]),
  state: z.enum(['active', 'locked']),
  joinedAt: z.string(),
  /** for those who manage members; null for others */
  lastSeenAt: z.nullable(z.string()),
  hasSecondFactor: z.nullable(z.boolean()),
  /** a role that this person has asked for and nobody has decided on */
  asksFor: z.nullable(z.object({ orgRole: z.string(), reason: z.string(), at: z.string() })),
})
export type Member = z.output<typeof Member>

export const listMembers = endpoint({
  name: 'list-members',
  summary: 'The members of the organization, in the order in which they came',
  method: 'GET',
  path: '/api/members',
  query: z.strictObject({
    search: SearchWords,
    orgRole: z.optional(OrgRoleName),
    after: z.optional(Id),
    limit: PageSize,
  }),
  reply: z.object({
    members: z.array(Member),
    next: z.nullable(Id),
    /** of the whole organization, whatever is searched for */
    total: z.number(),
    owners: z.number(),
  }),
  permission: 'members:read',
  rate: 'read',
})

export const changeMemberRole = endpoint({
  name: 'change-member-role',
  summary: 'Give a member another role in the organization',
  method: 'PATCH',
  path: '/api/members/:id',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ orgRole: OrgRoleName }),
  reply: z.object({ id: Id, orgRole: OrgRoleName }),
  permission: 'members:manage',
  rate: 'write',
  audit: ['orgRole'],
})

export const removeMember = endpoint({
  name: 'remove-member',
  summary: 'Remove a member: their sessions end, their tokens are revoked, they go on in an organization of their own',
  method: 'DELETE',
  path: '/api/members/:id',
  params: z.strictObject({ id: Id }),
  body: Nothing,
  reply: Done,
  permission: 'members:manage',
  rate: 'write',
  confirmed: true,
})

export const leaveOrganization = endpoint({
  name: 'leave-organization',
  summary: 'Leave the organization and go on in a new one of one’s own',
  method: 'POST',
  path: '/api/organization/leave',
  body: Nothing,
  reply: Done,
  permission: 'session',
  rate: 'write',
  confirmed: true,
})

export const transferOwnership = endpoint({
  name: 'transfer-ownership',
  summary: 'Make another member the owner and become an admin',
  method: 'POST',
  path: '/api/organization/transfer',
  body: z.strictObject({ personId: Id }),
  reply: Done,
  permission: 'organization:transfer',
  rate: 'write',
  confirmed: true,
  audit: ['personId'],
})

const Security = z.object({
  requireSecondFactor: z.boolean(),
  /** active members who could not meet the requirement today */
  membersWithout: z.number(),
})

export const getOrganizationSecurity = endpoint({
  name: 'get-organization-security',
  summary: 'Whether the organization demands a second factor, and how many members lack one',
  method: 'GET',
  path: '/api/organization/security',
  reply: Security,
  permission: 'organization:read',
  rate: 'read',
})

export const setSecondFactorPolicy = endpoint({
  name: 'set-second-factor-policy',
  summary: 'Demand a second factor of every member, or stop demanding it',
  method: 'PATCH',
  path: '/api/organization/security',
  body: z.strictObject({ requireSecondFactor: z.boolean() }),
  reply: Security,
  permission: 'organization:secure',
  rate: 'write',
  audit: ['requireSecondFactor'],
})

/** Somebody came, rose, was invited or asked: lists of people on open screens are old. */
export const membersChanged = event({
  name: 'identity.members-changed',
  payload: z.object({ orgId: Id }),
  hints: ({ orgId }) => [{ to: { organization: orgId }, message: { type: 'changed', topic: 'members' } }],
})

/** What the person held in this organization's name has to be taken back. */
export const memberRemoved = event({
  name: 'identity.member-removed',
  payload: z.object({ orgId: Id, personId: Id, by: z.object({ personId: Id, name: z.string() }) }),
  hints: ({ orgId }) => [{ to: { organization: orgId }, message: { type: 'changed', topic: 'members' } }],
})

export const organizationSecured = event({
  name: 'identity.organization-secured',
  payload: z.object({ orgId: Id, requireSecondFactor: z.boolean() }),
  hints: ({ orgId }) => [
    { to: { organization: orgId }, message: { type: 'changed', topic: 'organization', id: orgId } },
  ],
})
