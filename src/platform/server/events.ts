/** Delivery of events by the worker: hints to open screens, and one job for each subscriber, so that one failing does not hold up another. */
import { sql } from 'kysely'
import { z } from 'zod/mini'
import type { EventDefinition } from '#platform/event.ts'
import { Id } from '#platform/ids.ts'
import type { Context } from './context.ts'
import { handles, type JobHandler, job } from './job.ts'
import type { LivePublisher } from './live.ts'
import type { Subscriber } from './subscriber.ts'

const EventId = z.object({ eventId: Id })
const deliverEvent = job({ name: 'deliver-event', payload: EventId })

type Stored = { id: string; name: string; payload: unknown; org_id: string | null }

async function readEvent(ctx: Context<'platform'>, eventId: string): Promise<Stored | undefined> {
  return ctx.tx
    .selectFrom('platform.outbox')
    .select(['id', 'name', 'payload', 'org_id'])
    .where('id', '=', eventId)
    .executeTakeFirst()
}

export function eventHandlers(
  events: readonly EventDefinition[],
  subscribers: readonly Subscriber[],
  live: LivePublisher,
): JobHandler[] {
  const definitions = new Map(events.map((event) => [event.name as string, event]))
  const deliver = handles(
    deliverEvent,
    async (ctx: Context<'platform'>, { eventId }) => {
      const stored = await readEvent(ctx, eventId)
      const definition = stored && definitions.get(stored.name)
      if (!stored || !definition) return ctx.log.warn({ eventId, name: stored?.name }, 'an event nobody knows')
      for (const { name, event } of subscribers) {
        if (event.name === stored.name) await ctx.enqueue(taskOf(name), { eventId }, { key: `${name}:${eventId}` })
      }
      const hints = definition.hints?.(z.parse(definition.payload, stored.payload)) ?? []
      if (hints.length) await live.publish({ hints })
    },
    { scope: 'system' },
  )
  return [deliver, ...subscribers.map(subscriberHandler)]
}

const taskOf = (subscriber: string) => job({ name: `on ${subscriber}`, payload: EventId })

/** The note in the inbox and what the subscriber does are one transaction. */
function subscriberHandler({ name, event, run }: Subscriber): JobHandler {
  return handles(taskOf(name), async (ctx: Context<'platform'>, { eventId }) => {
    const noted = await sql`insert into platform.inbox (subscriber, event_id) values (${name}, ${eventId})
      on conflict do nothing`.execute(ctx.tx)
    if (!noted.numAffectedRows) return
    const stored = await readEvent(ctx, eventId)
    if (!stored) throw new Error(`event ${eventId} is not in the outbox`)
    await run(ctx, z.parse(event.payload, stored.payload), eventId)
  })
}
