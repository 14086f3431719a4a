/** What travels over /ws: that something changed, never what it became. The screen asks again, so access is checked again. */
import { z } from 'zod/mini'

export const LiveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notification'), userId: z.string() }),
  /** topic '*' means that messages may have been missed: ask for everything on the screen again */
  z.object({ type: z.literal('changed'), topic: z.string(), id: z.optional(z.string()) }),
])
export type LiveMessage = z.output<typeof LiveMessage>

/** A message and who may receive it. */
export type Hint = {
  readonly to: { readonly person: string } | { readonly organization: string }
  readonly message: LiveMessage
}
