/** API tokens: for programs that act in a person's name, with less than the person's rights and for a limited time. */
import { z } from 'zod/mini'
import { endpoint } from '#platform/endpoint.ts'
import { Id } from '#platform/ids.ts'
import { tokenScopes } from './token-scopes.ts'

const Moment = z.iso.datetime()
const Scopes = z.array(z.enum(tokenScopes)).check(z.minLength(1), z.maxLength(tokenScopes.length))

export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  /** its first characters, to recognize it by */
  hint: z.string(),
  scopes: z.array(z.string()),
  createdAt: Moment,
  expiresAt: Moment,
  lastUsedAt: z.nullable(Moment),
})
export type ApiToken = z.output<typeof ApiToken>

/** So many live tokens a person may have; the list is never longer. */
export const mostTokens = 50

export const listTokens = endpoint({
  name: 'list-tokens',
  summary: 'The live API tokens of the person, newest first',
  method: 'GET',
  path: '/api/tokens',
  reply: z.array(ApiToken),
  permission: 'tokens:manage',
  rate: 'read',
})

export const createToken = endpoint({
  name: 'create-token',
  summary: 'Make an API token; it is shown in this answer and never again',
  method: 'POST',
  path: '/api/tokens',
  body: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    scopes: Scopes,
    days: z.int().check(z.minimum(1), z.maximum(365)),
  }),
  reply: z.extend(ApiToken, { token: z.string() }),
  permission: 'tokens:manage',
  rate: 'write',
  confirmed: true,
  audit: ['name', 'scopes', 'days'],
})

export const revokeToken = endpoint({
  name: 'revoke-token',
  summary: 'Revoke an API token, at once and for good',
  method: 'DELETE',
  path: '/api/tokens/:id',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({}),
  reply: z.object({}),
  permission: 'tokens:manage',
  rate: 'write',
})
