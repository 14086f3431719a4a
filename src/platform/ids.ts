/** Ids are UUIDs of version 7: made anywhere, ordered by time, so that an index grows at its end. */
import { z } from 'zod/mini'

export const Id = z.uuid()

/** The time in front; version, variant and chance from a UUID of version 4, which the runtime makes in no time. */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}
