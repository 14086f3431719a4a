/** The small schemas that the endpoints of staff share. */
import { z } from 'zod/mini'

export const PersonState = z.enum(['active', 'held', 'joining', 'refused', 'locked'])
export type PersonState = z.output<typeof PersonState>

/** Shown to the person whom the decision concerns, word for word. */
export const Reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500))

/** An instant as the server writes it, in UTC. */
export const Moment = z.string()

export const pageSizes = { usual: 25, most: 100 } as const

/** Search, and where the last page ended. */
export const cursorQuery = {
  search: z.optional(z.string().check(z.maxLength(120))),
  after: z.optional(z.string().check(z.maxLength(100))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(pageSizes.most))),
}
