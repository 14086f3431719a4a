/** What waits for a decision of staff: registrations and requests for a higher role. */
import { z } from 'zod/mini'
import { endpoint } from '#platform/endpoint.ts'
import { Id } from '#platform/ids.ts'
import { cursorQuery, Moment, PersonState, Reason } from './staff-words.ts'

const Done = z.object({})
const params = z.strictObject({ id: Id })
const decision = { decision: z.enum(['approve', 'refuse']), reason: Reason }

/** held: staff looks first; joining: an owner of the organization decides, or staff; unverified: the address is not proved. */
export const registrationKinds = ['held', 'joining', 'unverified'] as const

const Registration = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  kind: z.enum(registrationKinds),
  state: PersonState,
  stateReason: z.nullable(z.string()),
  emailVerified: z.boolean(),
  companyName: z.string(),
  companyId: z.string(),
  country: z.string(),
  createdAt: Moment,
})
export type Registration = z.output<typeof Registration>

export const listRegistrations = endpoint({
  name: 'list-registrations',
  summary: 'Registrations that are not finished, the oldest first',
  method: 'GET',
  path: '/api/admin/registrations',
  query: z.strictObject({ ...cursorQuery, kind: z.optional(z.enum(registrationKinds)) }),
  reply: z.object({
    registrations: z.array(Registration),
    next: z.nullable(z.string()),
    counts: z.record(z.enum(['all', ...registrationKinds]), z.number()),
  }),
  permission: 'staff-registrations:decide',
  rate: 'read',
})

export const decideRegistration = endpoint({
  name: 'decide-registration',
  summary: 'Let a registration in or refuse it; the person reads the reason in a mail',
  method: 'POST',
  path: '/api/admin/registrations/:id',
  params,
  body: z.strictObject(decision),
  reply: Done,
  permission: 'staff-registrations:decide',
  rate: 'write',
  audit: ['decision', 'reason'],
})

export const resendRegistrationMail = endpoint({
  name: 'resend-registration-mail',
  summary: 'Send the mail that proves the address again',
  method: 'POST',
  path: '/api/admin/registrations/:id/resend',
  params,
  body: z.strictObject({}),
  reply: Done,
  permission: 'staff-registrations:decide',
  rate: 'write',
})

export const promotionStates = ['pending', 'approved', 'refused', 'withdrawn'] as const
export const promotionKinds = ['organization', 'staff'] as const

const PromotionRow = z.object({
  id: Id,
  personId: Id,
  name: z.string(),
  email: z.string(),
  companyName: z.string(),
  kind: z.enum(promotionKinds),
  roleBefore: z.string(),
  wantedRole: z.string(),
  reason: z.string(),
  state: z.enum(promotionStates),
  decidedByName: z.nullable(z.string()),
  decisionReason: z.nullable(z.string()),
  createdAt: Moment,
  decidedAt: z.nullable(Moment),
})
export type PromotionRow = z.output<typeof PromotionRow>

export const listPromotionRequests = endpoint({
  name: 'list-promotion-requests',
  summary: 'Who asks for a higher role: those that wait the oldest first, decided ones the newest first',
  method: 'GET',
  path: '/api/admin/promotion-requests',
  query: z.strictObject({
    ...cursorQuery,
    state: z.optional(z.enum(promotionStates)),
    kind: z.optional(z.enum(promotionKinds)),
  }),
  reply: z.object({
    requests: z.array(PromotionRow),
    next: z.nullable(z.string()),
    counts: z.record(z.enum(promotionStates), z.number()),
  }),
  permission: 'staff-promotions:decide',
  rate: 'read',
})

export const decidePromotion = endpoint({
  name: 'decide-promotion',
  summary: 'Give a higher role or refuse it; the person reads the reason in a mail',
  method: 'POST',
  path: '/api/admin/promotion-requests/:id',
  params,
  body: z.strictObject(decision),
  reply: Done,
  permission: 'staff-promotions:decide',
  rate: 'write',
  audit: ['decision', 'reason'],
  confirmed: true,
})
