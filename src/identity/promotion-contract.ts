/** Asking for a higher role. Who decides is in the staff contract; an owner may also simply give the role. */
import { z } from 'zod/mini'
import { endpoint } from '#platform/endpoint.ts'
import { Id } from '#platform/ids.ts'
import { orgRoles, staffRoles } from './permissions.ts'

const Reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000))

export const PromotionRequest = z.object({
  id: Id,
  kind: z.enum(['organization', 'staff']),
  roleBefore: z.string(),
  wantedRole: z.string(),
  reason: z.string(),
  state: z.enum(['pending', 'approved', 'refused', 'withdrawn']),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
  decidedByName: z.nullable(z.string()),
  decisionReason: z.nullable(z.string()),
})
export type PromotionRequest = z.output<typeof PromotionRequest>

export const requestPromotion = endpoint({
  name: 'request-promotion',
  summary: 'Ask for a higher role, in the organization or among staff, with a reason',
  method: 'POST',
  path: '/api/promotion-requests',
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('organization'), wantedRole: z.enum(orgRoles), reason: Reason }),
    z.strictObject({ kind: z.literal('staff'), wantedRole: z.enum(staffRoles), reason: Reason }),
  ]),
  reply: PromotionRequest,
  permission: 'session',
  rate: 'write',
  audit: ['kind', 'wantedRole', 'reason'],
})

export const listMyPromotionRequests = endpoint({
  name: 'list-my-promotion-requests',
  summary: 'What the caller has asked for and what became of it, the newest first',
  method: 'GET',
  path: '/api/promotion-requests',
  reply: z.object({ requests: z.array(PromotionRequest) }),
  permission: 'session',
  rate: 'read',
})

export const withdrawPromotion = endpoint({
  name: 'withdraw-promotion',
  summary: 'Take back a request that nobody has decided on',
  method: 'DELETE',
  path: '/api/promotion-requests/:id',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({}),
  reply: z.object({}),
  permission: 'session',
  rate: 'write',
})
