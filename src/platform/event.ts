/** An event is a fact that one row states and others may act on. It is written in the transaction of the change it tells. */
import type { z } from 'zod/mini'
import type { Hint } from './live.ts'

export type EventDefinition<Payload extends z.ZodMiniType = z.ZodMiniType> = {
  /** row.noun-verbed, in the past tense */
  readonly name: `${string}.${string}`
  readonly payload: Payload
  /** Whose open screens should ask again, and for what. */
  readonly hints?: (payload: z.output<Payload>) => readonly Hint[]
}

export const event = <Payload extends z.ZodMiniType>(definition: EventDefinition<Payload>) => definition

export type PayloadOf<E> = E extends EventDefinition<infer P> ? z.output<P> : never
