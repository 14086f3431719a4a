/**
 * The request helper's cache of GET answers (specification, sections 7 and 9).
 *
 * How it fits the query layer, whose queries are "stale at once": a plain `send` may take an answer from here; a query
 * never does. Query functions ask with `cache: 'reload'`, which goes to the server and refills the entry, so polling,
 * invalidation and a remount show what is true now. A request that changes something empties the cache, because no
 * table knows all that a change touches; a live hint empties the paths of its topic.
 *
 * Bodies are kept as text: every reader gets its own object, and none can change another's.
 */
import { isUnder } from './cache-rules.ts'

const lifetime = 5 * 60_000
const cleanAbove = 100
const cleanAtMost = 50

type Entry = { readonly at: number; readonly text: string }

export class SendCache {
  readonly #entries = new Map<string, Entry>()
  #forgotten = 0

  get size(): number {
    return this.#entries.size
  }

  read(address: string): string | undefined {
    const entry = this.#entries.get(address)
    return entry && !expired(entry) ? entry.text : undefined
  }

  /** Call before asking: an answer that was on its way while something was forgotten may be the old one, and is not kept. */
  begin(address: string): (text: string) => void {
    const before = this.#forgotten
    return (text) => {
      if (before !== this.#forgotten) return
      // Deleted first, so that the map's own order stays oldest first.
      this.#entries.delete(address)
      this.#entries.set(address, { at: Date.now(), text })
      this.#clean()
    }
  }

  forget(prefix: string): void {
    this.#forgotten++
    for (const address of this.#entries.keys()) {
      const [path = ''] = address.split('?')
      if (isUnder(path, prefix)) this.#entries.delete(address)
    }
  }

  clear(): void {
    this.#forgotten++
    this.#entries.clear()
  }

  #clean(): void {
    if (this.#entries.size <= cleanAbove) return
    const old = [...this.#entries].filter(([, entry]) => expired(entry)).slice(0, cleanAtMost)
    for (const [address] of old) this.#entries.delete(address)
  }
}

const expired = (entry: Entry) => Date.now() - entry.at >= lifetime

export const sendCache = new SendCache()
