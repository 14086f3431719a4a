/**
 * PostgreSQL through Kysely. Statements are named after their text, so that PostgreSQL parses and plans each once per
 * connection, and connections are pipelined, so that `begin` and the first statement travel together.
 */
import { createHash } from 'node:crypto'
import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type QueryResult,
  Transaction,
} from 'kysely'
import pg from 'pg'
import type { Tables } from '#db'

/** The tables of one row: a use case that touches another row's table does not compile. */
export type Owned<Row extends string> = {
  [Table in keyof Tables as Table extends `${Row}.${string}` ? Table : never]: Tables[Table]
}

// A date without a time is a text, never an instant in somebody's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export type Pool = pg.Pool

export function createPool(url: string, max: number, onError: (error: Error) => void): Pool {
  // `pipeline` is newer than the type definitions of the driver
  const options = { connectionString: url, max, pipeline: true, connectionTimeoutMillis: 10_000 }
  const pool = new pg.Pool(options)
  // An idle connection that PostgreSQL closes (a restart) is replaced at the next use.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/** Beyond this many different texts the SQL is made up per call, and naming it would only fill PostgreSQL's memory. */
const mostNames = 1_000
const names = new Map<string, string>()

function nameOf(sql: string): string | undefined {
  const known = names.get(sql)
  if (known || names.size >= mostNames) return known
  const name = `q_${createHash('sha256').update(sql).digest('hex').slice(0, 24)}`
  names.set(sql, name)
  return name
}

/** One statement outside a transaction. */
export async function query<R extends pg.QueryResultRow>(
  pool: Pool | pg.PoolClient,
  text: string,
  values: unknown[],
): Promise<R[]> {
  return (await pool.query<R>(statement(text, values))).rows
}

export function statement(text: string, values: unknown[]): pg.QueryConfig {
  const name = nameOf(text)
  return name ? { name, text, values } : { text, values }
}

class NamedConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  constructor(client: pg.PoolClient) {
    this.#client = client
  }
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#client.query<pg.QueryResultRow>(statement(sql, [...parameters]))
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) }
  }
  streamQuery(): never {
    throw new Error('Rows are not streamed inside a request: read them page by page.')
  }
}

const dialect = new PostgresDialect({
  pool: () => Promise.reject(new Error('Queries run inside a transaction that openTransaction has begun.')),
})
const builder = new Kysely<Tables>({ dialect })

function transactionOn(client: pg.PoolClient): Transaction<Tables> {
  const connection = new NamedConnection(client)
  const provider: ConnectionProvider = { provideConnection: (use) => use(connection) }
  const executor = builder.getExecutor().withConnectionProvider(provider)
  // The driver is never asked: begin and commit are ours, and the executor holds the connection.
  return new Transaction<Tables>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor })
}

export type OpenTransaction<R> = {
  readonly tx: Transaction<Tables>
  /** the rows of the first statement */
  readonly first: R[]
  readonly commit: () => Promise<void>
  readonly rollback: () => Promise<void>
}

/** Begins a transaction with a first statement, in one round trip. */
export async function openTransaction<R extends pg.QueryResultRow>(
  pool: Pool,
  text: string,
  values: unknown[],
): Promise<OpenTransaction<R>> {
  const client = await pool.connect()
  const begun = client.query('begin')
  const first = client.query<R>(statement(text, values))
  let finished = false
  const finish = async (how: 'commit' | 'rollback') => {
    // A commit that failed is followed by a rollback: the connection is already gone.
    if (finished) return
    finished = true
    try {
      await client.query(how)
      client.release()
    } catch (error) {
      // Its state is unknown: the connection is thrown away, and PostgreSQL rolls back what was open.
      client.release(true)
      if (how === 'commit') throw error
    }
  }
  const rollback = () => finish('rollback')
  try {
    const [, { rows }] = await Promise.all([begun, first])
    return { tx: transactionOn(client), first: rows, commit: () => finish('commit'), rollback }
  } catch (error) {
    await rollback()
    throw error
  }
}
