/**
 * Single statements that every request needs (who is asking) share a few pipelined connections instead of each taking
 * one from the pool. Each statement is a transaction of its own, so what one sets for itself the next does not see.
 */
import pg from 'pg'
import { statement } from './db.ts'

export type SharedReads = {
  readonly query: <R extends pg.QueryResultRow>(text: string, values: unknown[]) => Promise<R[]>
  readonly end: () => Promise<void>
}

export function createSharedReads(url: string, size: number, onError: (error: Error) => void): SharedReads {
  const slots: (Promise<pg.Client> | undefined)[] = Array.from({ length: size })
  let turn = 0

  const connect = (slot: number): Promise<pg.Client> => {
    // Others wait behind a statement that hangs: none may hang for long. (`pipeline` is newer than the types.)
    const options = { connectionString: url, pipeline: true, statement_timeout: 5_000, connectionTimeoutMillis: 5_000 }
    const client = new pg.Client(options)
    const connected = client.connect().then(() => client)
    const forget = () => {
      if (slots[slot] === connected) slots[slot] = undefined
    }
    client.on('error', (error) => {
      forget()
      onError(error)
    })
    client.on('end', forget)
    connected.catch(forget)
    slots[slot] = connected
    return connected
  }

  return {
    query: async <R extends pg.QueryResultRow>(text: string, values: unknown[]) => {
      turn = (turn + 1) % size
      const client = await (slots[turn] ?? connect(turn))
      return (await client.query<R>(statement(text, values))).rows
    },
    end: async () => {
      await Promise.allSettled(slots.splice(0).map(async (slot) => (await slot)?.end()))
    },
  }
}
