/** A row that acts on another row's event. At least once: the inbox makes the second time do nothing. */
import type { EventDefinition, PayloadOf } from '#platform/event.ts'
import type { Context } from './context.ts'

export type Subscriber = {
  /** row.verb-noun: the key in the inbox, never renamed */
  readonly name: string
  readonly event: EventDefinition
  // biome-ignore lint/suspicious/noExplicitAny: a list of subscribers of different rows
  readonly run: (ctx: Context<any>, payload: any, eventId: string) => Promise<void>
}

export function subscriber<E extends EventDefinition, Row extends string>(
  name: `${string}.${string}`,
  event: E,
  run: (ctx: Context<Row>, payload: PayloadOf<E>, eventId: string) => Promise<void>,
): Subscriber {
  return { name, event, run }
}
