/** The second factor: codes of an authenticator app, recovery codes, and passkeys, which also sign in by themselves. */
import { z } from 'zod/mini'
import { endpoint } from '#platform/endpoint.ts'
import { Id } from '#platform/ids.ts'
import { User } from './contract.ts'
import { AuthenticationResponse, CreationOptions, RegistrationResponse, RequestOptions } from './webauthn-shapes.ts'

const Done = z.object({})
const Nothing = z.strictObject({})
const Moment = z.iso.datetime()
const ById = z.strictObject({ id: Id })

/** Six digits of the app, or a recovery code; spaces and dashes are ours to ignore. */
const Code = z.string().check(z.trim(), z.minLength(6), z.maxLength(32))
const PasskeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(64))

/** Shown once. Each works once, in place of a code of the app. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Moment,
  lastUsedAt: z.nullable(Moment),
})
export type Passkey = z.output<typeof Passkey>

export const SecondFactor = z.object({
  /** the organization asks it of every member, or the person belongs to staff */
  required: z.boolean(),
  /** there is at least one: an authenticator app or a passkey */
  enabled: z.boolean(),
  totp: z.nullable(z.object({ since: Moment, lastUsedAt: z.nullable(Moment) })),
  recoveryCodesLeft: z.number(),
  passkeys: z.array(Passkey),
})
export type SecondFactor = z.output<typeof SecondFactor>

export const getSecondFactor = endpoint({
  name: 'get-second-factor',
  summary: 'Which second factors the person has',
  method: 'GET',
  path: '/api/user/second-factor',
  reply: SecondFactor,
  permission: 'session',
  rate: 'read',
})

export const startTotp = endpoint({
  name: 'start-totp',
  summary: 'Begin to set up (or to replace) the authenticator app; nothing changes before a code of it is confirmed',
  method: 'POST',
  path: '/api/user/totp',
  body: Nothing,
  reply: z.object({ secret: z.string(), uri: z.string() }),
  permission: 'session',
  rate: 'write',
  confirmed: true,
  audit: false,
})

export const confirmTotp = endpoint({
  name: 'confirm-totp',
  summary: 'Finish setting up the authenticator app with a code that it shows',
  method: 'POST',
  path: '/api/user/totp/confirm',
  body: z.strictObject({ code: Code }),
  reply: RecoveryCodes,
  permission: 'session',
  rate: 'write',
})

export const removeTotp = endpoint({
  name: 'remove-totp',
  summary: 'Remove the authenticator app',
  method: 'DELETE',
  path: '/api/user/totp',
  body: Nothing,
  reply: Done,
  permission: 'session',
  rate: 'write',
  confirmed: true,
})

export const renewRecoveryCodes = endpoint({
  name: 'renew-recovery-codes',
  summary: 'Make ten new recovery codes; the old ones stop working',
  method: 'POST',
  path: '/api/user/recovery-codes',
  body: Nothing,
  reply: RecoveryCodes,
  permission: 'session',
  rate: 'write',
  confirmed: true,
})

export const giveSecondFactor = endpoint({
  name: 'give-second-factor',
  summary: 'Second step of signing in: a code of the authenticator app or a recovery code',
  method: 'POST',
  path: '/api/login/second-factor',
  body: z.strictObject({ code: Code }),
  reply: User,
  permission: 'second-factor',
  rate: 'write',
})

export const passkeySecondFactor = endpoint({
  name: 'passkey-second-factor',
  summary: 'Second step of signing in: a passkey; the options come from POST /api/auth/passkey/options',
  method: 'POST',
  path: '/api/login/passkey',
  body: z.strictObject({ response: AuthenticationResponse }),
  reply: User,
  permission: 'second-factor',
  rate: 'write',
})

export const confirmWithCode = endpoint({
  name: 'confirm-with-code',
  summary: 'Show again that it is you, with a code of the authenticator app or a recovery code',
  method: 'POST',
  path: '/api/auth/confirm-code',
  body: z.strictObject({ code: Code }),
  reply: Done,
  permission: 'session',
  rate: 'write',
})

export const confirmWithPasskey = endpoint({
  name: 'confirm-with-passkey',
  summary: 'Show again that it is you, with a passkey; the options come from POST /api/auth/passkey/options',
  method: 'POST',
  path: '/api/auth/confirm-passkey',
  body: z.strictObject({ response: AuthenticationResponse }),
  reply: Done,
  permission: 'session',
  rate: 'write',
})

export const startPasskey = endpoint({
  name: 'start-passkey',
  summary: 'What the browser needs to make a passkey',
  method: 'POST',
  path: '/api/user/passkeys/options',
  body: Nothing,
  reply: CreationOptions,
  permission: 'session',
  rate: 'write',
  confirmed: true,
  audit: false,
})

export const addPasskey = endpoint({
  name: 'add-passkey',
  summary: 'Keep the passkey that the browser has made',
  method: 'POST',
  path: '/api/user/passkeys',
  body: z.strictObject({ name: PasskeyName, response: RegistrationResponse }),
  /** `recoveryCodes` is empty unless this is the first second factor of the person */
  reply: z.extend(RecoveryCodes, { passkey: Passkey }),
  permission: 'session',
  rate: 'write',
  audit: ['name'],
})

export const renamePasskey = endpoint({
  name: 'rename-passkey',
  summary: 'Change the name of a passkey',
  method: 'PATCH',
  path: '/api/user/passkeys/:id',
  params: ById,
  body: z.strictObject({ name: PasskeyName }),
  reply: Passkey,
  permission: 'session',
  rate: 'write',
  audit: ['name'],
})

export const removePasskey = endpoint({
  name: 'remove-passkey',
  summary: 'Remove a passkey',
  method: 'DELETE',
  path: '/api/user/passkeys/:id',
  params: ById,
  body: Nothing,
  reply: Done,
  permission: 'session',
  rate: 'write',
  confirmed: true,
})

export const startPasskeyLogin = endpoint({
  name: 'start-passkey-login',
  summary: 'What the browser needs to ask for any passkey: to sign in, as second step, or to confirm',
  method: 'POST',
  path: '/api/auth/passkey/options',
  body: Nothing,
  reply: RequestOptions,
  permission: 'public',
  rate: 'auth',
  audit: false,
})

export const passkeyLogin = endpoint({
  name: 'passkey-login',
  summary: 'Sign in with a passkey alone',
  method: 'POST',
  path: '/api/auth/passkey/login',
  body: z.strictObject({ response: AuthenticationResponse }),
  reply: User,
  permission: 'public',
  rate: 'auth',
})
