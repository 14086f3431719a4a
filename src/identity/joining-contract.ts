/** How people come to an organization: invited by mail, or by a mail domain that the organization has claimed. */
import { z } from 'zod/mini'
import { endpoint } from '#platform/endpoint.ts'
import { Id } from '#platform/ids.ts'
import { OrgRoleName, PageSize } from './organization-contract.ts'

const Done = z.object({})
const Nothing = z.strictObject({})
const Language = z.enum(['en', 'fr'])

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  orgRole: OrgRoleName,
  invitedByName: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  expired: z.boolean(),
})
export type Invitation = z.output<typeof Invitation>

/** Addresses are compared in lower case everywhere. */
export const EmailAddress = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())

export const listInvitations = endpoint({
  name: 'list-invitations',
  summary: 'Invitations that nobody has accepted yet, the newest first',
  method: 'GET',
  path: '/api/invitations',
  query: z.strictObject({ after: z.optional(Id), limit: PageSize }),
  reply: z.object({ invitations: z.array(Invitation), next: z.nullable(Id) }),
  permission: 'members:manage',
  rate: 'read',
})

export const inviteMember = endpoint({
  name: 'invite-member',
  summary: 'Invite somebody by mail. Inviting the same address again replaces the link that was sent before',
  method: 'POST',
  path: '/api/invitations',
  body: z.strictObject({ email: EmailAddress, orgRole: OrgRoleName, language: z.optional(Language) }),
  reply: Invitation,
  permission: 'members:manage',
  rate: 'costly',
  audit: ['email', 'orgRole'],
})

export const resendInvitation = endpoint({
  name: 'resend-invitation',
  summary: 'Send an invitation again, with a new link; the old one stops working',
  method: 'POST',
  path: '/api/invitations/:id/resend',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ language: z.optional(Language) }),
  reply: Invitation,
  permission: 'members:manage',
  rate: 'costly',
})

export const revokeInvitation = endpoint({
  name: 'revoke-invitation',
  summary: 'Take an invitation back: its link stops working',
  method: 'DELETE',
  path: '/api/invitations/:id',
  params: z.strictObject({ id: Id }),
  body: Nothing,
  reply: Done,
  permission: 'members:manage',
  rate: 'write',
})

export const getInvitation = endpoint({
  name: 'get-invitation',
  summary: 'Who invites, and to what: for the page that an invitation opens',
  method: 'GET',
  path: '/api/invitations/by-token/:token',
  params: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{20,100}$/)) }),
  reply: z.object({
    companyName: z.string(),
    invitedByName: z.string(),
    email: z.string(),
    orgRole: OrgRoleName,
    expiresAt: z.string(),
  }),
  permission: 'public',
  rate: 'auth',
})

const DomainName = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253),
    z.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/),
  )
const Domain = z.object({ domain: z.string(), claimedAt: z.string(), claimedByName: z.nullable(z.string()) })

export const listDomains = endpoint({
  name: 'list-domains',
  summary: 'Mail domains whose people may ask to join the organization',
  method: 'GET',
  path: '/api/domains',
  reply: z.object({ domains: z.array(Domain) }),
  permission: 'members:read',
  rate: 'read',
})

export const claimDomain = endpoint({
  name: 'claim-domain',
  summary: 'Let people with an address of this domain ask to join. The caller has a confirmed address there',
  method: 'POST',
  path: '/api/domains',
  body: z.strictObject({ domain: DomainName }),
  reply: Domain,
  permission: 'domains:claim',
  rate: 'write',
  audit: ['domain'],
})

export const releaseDomain = endpoint({
  name: 'release-domain',
  summary: 'Give a mail domain back: its people no longer ask to join',
  method: 'DELETE',
  path: '/api/domains/:domain',
  params: z.strictObject({ domain: z.string().check(z.toLowerCase(), z.maxLength(253)) }),
  body: Nothing,
  reply: Done,
  permission: 'domains:claim',
  rate: 'write',
})

export const listJoinRequests = endpoint({
  name: 'list-join-requests',
  summary: 'People who registered with an address of a claimed domain and wait to be let in, the oldest first',
  method: 'GET',
  path: '/api/join-requests',
  query: z.strictObject({ after: z.optional(Id), limit: PageSize }),
  reply: z.object({
    requests: z.array(
      z.object({ id: Id, name: z.string(), email: z.string(), emailVerified: z.boolean(), askedAt: z.string() }),
    ),
    next: z.nullable(Id),
  }),
  permission: 'members:manage',
  rate: 'read',
})

export const decideJoinRequest = endpoint({
  name: 'decide-join-request',
  summary: 'Let somebody in, as a viewer unless another role is given, or refuse with a reason; they are told by mail',
  method: 'POST',
  path: '/api/join-requests/:id',
  params: z.strictObject({ id: Id }),
  body: z.discriminatedUnion('decision', [
    z.strictObject({
      decision: z.literal('approve'),
      orgRole: z.optional(OrgRoleName),
      reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    }),
    z.strictObject({
      decision: z.literal('refuse'),
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
    }),
  ]),
  reply: Done,
  permission: 'members:manage',
  rate: 'write',
  audit: ['decision', 'orgRole', 'reason'],
})
