/** Accounts and sessions: coming in, proving an address, a password, a session to end. */
import { z } from 'zod/mini'
import { endpoint } from '#platform/endpoint.ts'
import { event } from '#platform/event.ts'
import { Id } from '#platform/ids.ts'
import { CompanyName, User } from './contract.ts'

/** Addresses are compared in lower case, as every mail service does. */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())
export const PersonName = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
export const Country = z.string().check(z.regex(/^[A-Z]{2}$/))
export const VatNumber = z.string().check(
  z.overwrite((text) => text.replace(/[\s.-]/g, '').toUpperCase()),
  z.regex(/^[A-Z]{2}[A-Z0-9]{2,18}$/),
)
/** Only its size is bounded here; `password-rules.ts` says what a new password owes. */
const Password = z.string().check(z.minLength(1), z.maxLength(500))
const LinkToken = z.string().check(z.minLength(1), z.maxLength(200))
const Language = z.enum(['en', 'fr'])
const Done = z.object({})

/** The password was right and a second factor is owed: the cookie of the answer opens nothing but its entry. */
export const MfaRequired = z.object({ mfaRequired: z.literal(true) })
/** Somebody looks at the registration first; the message says who and what comes next. */
export const PendingApproval = z.object({ pendingApproval: z.literal(true), message: z.string() })

export const login = endpoint({
  name: 'login',
  summary: 'Sign in with an address and a password',
  method: 'POST',
  path: '/api/login',
  body: z.strictObject({ email: Email, password: Password }),
  reply: z.union([User, MfaRequired]),
  permission: 'public',
  rate: 'auth',
})

export const register = endpoint({
  name: 'register',
  summary: 'Open an account with a new organization, by invitation, or asking to join one',
  method: 'POST',
  path: '/api/register',
  body: z.strictObject({
    name: PersonName,
    email: Email,
    password: Password,
    companyName: CompanyName,
    country: Country,
    vatNumber: z.optional(VatNumber),
    language: Language,
    acceptTerms: z.literal(true),
    newsletter: z.optional(z.boolean()),
    invitation: z.optional(LinkToken),
  }),
  reply: z.union([User, PendingApproval]),
  permission: 'public',
  rate: 'auth',
  audit: ['companyName', 'country'],
})

/** The three that send a mail answer the same, and as fast, whether the address is known or not. */
export const resendVerification = endpoint({
  name: 'resend-verification',
  summary: 'Send the link that verifies an address again',
  method: 'POST',
  path: '/api/auth/resend-verification',
  body: z.strictObject({ email: Email }),
  reply: Done,
  permission: 'public',
  rate: 'auth',
  audit: false,
})
export const requestPasswordReset = endpoint({
  name: 'request-password-reset',
  summary: 'Send a link that sets a new password',
  method: 'POST',
  path: '/api/auth/forgot-password',
  body: z.strictObject({ email: Email }),
  reply: Done,
  permission: 'public',
  rate: 'auth',
  audit: false,
})
export const requestMagicLink = endpoint({
  name: 'request-magic-link',
  summary: 'Send a link that signs in',
  method: 'POST',
  path: '/api/auth/magic-link',
  body: z.strictObject({ email: Email }),
  reply: Done,
  permission: 'public',
  rate: 'auth',
  audit: false,
})

export const verifyEmail = endpoint({
  name: 'verify-email',
  summary: 'Spend the link that verifies an address',
  method: 'POST',
  path: '/api/auth/verify-email',
  body: z.strictObject({ token: LinkToken }),
  reply: Done,
  permission: 'public',
  rate: 'auth',
})
export const resetPassword = endpoint({
  name: 'reset-password',
  summary: 'Spend the link that sets a new password; every session ends',
  method: 'POST',
  path: '/api/auth/reset-password',
  body: z.strictObject({ token: LinkToken, password: Password }),
  reply: Done,
  permission: 'public',
  rate: 'auth',
})
export const magicLinkLogin = endpoint({
  name: 'magic-link-login',
  summary: 'Spend the link that signs in',
  method: 'POST',
  path: '/api/auth/magic-link/login',
  body: z.strictObject({ token: LinkToken }),
  reply: z.union([User, MfaRequired]),
  permission: 'public',
  rate: 'auth',
})

export const confirmPassword = endpoint({
  name: 'confirm-password',
  summary: 'Show again that it is you, before a dangerous act',
  method: 'POST',
  path: '/api/auth/confirm',
  body: z.strictObject({ password: Password }),
  reply: Done,
  permission: 'session',
  rate: 'auth',
})

export const updateUser = endpoint({
  name: 'update-user',
  summary: 'Change your name, username or language',
  method: 'PATCH',
  path: '/api/user',
  body: z.strictObject({
    name: z.optional(PersonName),
    username: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(64))),
    language: z.optional(Language),
  }),
  reply: User,
  permission: 'session',
  rate: 'write',
  audit: ['name', 'username', 'language'],
})
export const changePassword = endpoint({
  name: 'change-password',
  summary: 'Set a new password; every other session ends',
  method: 'POST',
  path: '/api/user/password',
  body: z.strictObject({ password: Password }),
  reply: Done,
  permission: 'session',
  rate: 'write',
  confirmed: true,
})
export const changeEmail = endpoint({
  name: 'change-email',
  summary: 'Send a link to a new address; the change happens when it is spent',
  method: 'POST',
  path: '/api/user/email',
  body: z.strictObject({ email: Email }),
  reply: Done,
  permission: 'session',
  rate: 'write',
  confirmed: true,
  audit: ['email'],
})

export const Session = z.object({
  id: Id,
  userAgent: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** the one that asks */
  current: z.boolean(),
})
export type Session = z.output<typeof Session>

export const listSessions = endpoint({
  name: 'list-sessions',
  summary: 'Where you are signed in',
  method: 'GET',
  path: '/api/user/sessions',
  reply: z.array(Session),
  permission: 'session',
  rate: 'read',
})
export const endSession = endpoint({
  name: 'end-session',
  summary: 'End one of your sessions',
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  params: z.object({ id: Id }),
  body: z.strictObject({}),
  reply: Done,
  permission: 'session',
  rate: 'write',
})
export const endOtherSessions = endpoint({
  name: 'end-other-sessions',
  summary: 'End all of your sessions but this one',
  method: 'DELETE',
  path: '/api/user/sessions',
  body: z.strictObject({}),
  reply: Done,
  permission: 'session',
  rate: 'write',
})

/** The person's own pages ask for the user again: a verified address, a new name. */
export const accountChanged = event({
  name: 'identity.account-changed',
  payload: z.object({ personId: Id }),
  hints: ({ personId }) => [{ to: { person: personId }, message: { type: 'changed', topic: 'user', id: personId } }],
})
