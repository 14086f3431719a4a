/** A row as its person sees it. */
import type { ApiToken } from '../token-contract.ts'

type Row = {
  readonly id: string
  readonly name: string
  readonly hint: string
  readonly scopes: string[]
  readonly created_at: Date
  readonly expires_at: Date
  readonly last_used_at: Date | null
}

export const tokenOf = ({ id, name, hint, scopes, created_at, expires_at, last_used_at }: Row): ApiToken => ({
  id,
  name,
  hint,
  scopes,
  createdAt: created_at.toISOString(),
  expiresAt: expires_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
})
