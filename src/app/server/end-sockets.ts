/** A session that ends takes its open sockets with it, on whichever api process they are. */
import { sessionsEnded } from '#identity/contract.ts'
import type { LivePublisher } from '#platform/server/live.ts'
import { type Subscriber, subscriber } from '#platform/server/subscriber.ts'

export const endSockets = (live: LivePublisher): Subscriber =>
  subscriber('app.end-sockets', sessionsEnded, async (_ctx, { sessionIds }) => {
    await live.publish({ endedSessions: sessionIds })
  })
