/** For tests only: a database of one's own, cloned from the migrated template, and settings that point at the real services. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Config, readConfig } from './config.ts'

export type TestDatabase = {
  readonly owner: string
  readonly app: string
  readonly jobs: string
  readonly drop: () => Promise<void>
}

/** As the superuser: databases, and breaking other people's connections. */
export async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('services').postgresAdminUrl })
  await admin.connect()
  await admin.query(statement).finally(() => admin.end())
}

export async function testDatabase(): Promise<TestDatabase> {
  const { postgresAdminUrl, templateDatabase, passwords } = inject('services')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name} template ${templateDatabase} owner quai_owner`)
  const as = (role: keyof typeof passwords) => {
    const url = new URL(postgresAdminUrl)
    url.username = `quai_${role}`
    url.password = passwords[role]
    url.pathname = `/${name}`
    return url.href
  }
  return {
    owner: as('owner'),
    app: as('app'),
    jobs: as('jobs'),
    drop: () => asAdmin(`drop database ${name} with (force)`),
  }
}

/** Rows as the owner sees them, across organizations. */
export async function asSystem<R extends pg.QueryResultRow>(
  db: TestDatabase,
  text: string,
  values: unknown[] = [],
): Promise<R[]> {
  const client = new pg.Client({ connectionString: db.owner })
  await client.connect()
  try {
    await client.query("select set_config('quai.scope', 'system', false)")
    return (await client.query<R>(text, values)).rows
  } finally {
    await client.end()
  }
}

export const testOrigin = 'https://quai.test'

export function testSettings(db: TestDatabase): Record<string, string> {
  const { redisUrl, smtpUrl } = inject('services')
  return {
    QUAI_ENV: 'development',
    DATABASE_URL: db.app,
    DATABASE_JOBS_URL: db.jobs,
    REDIS_URL: redisUrl,
    // processes of one test hear each other, those of another test do not
    REDIS_PREFIX: new URL(db.app).pathname.slice(1),
    SMTP_URL: smtpUrl,
    PUBLIC_URL: testOrigin,
    // nobody listens there: no test leaves the machine
    EXCHANGE_RATES_PRIMARY_URL: 'http://127.0.0.1:9/primary',
    EXCHANGE_RATES_BACKUP_URL: 'http://127.0.0.1:9/backup',
    // the browsers of a test have addresses of their own: limits count them apart
    TRUST_PROXY: '127.0.0.1',
    HOST: '127.0.0.1',
    PORT: '0',
    WORKER_PORT: '0',
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    LOG_LEVEL: 'silent',
    SHUTDOWN_GRACE_MS: '0',
    WEB_BUILD: 'build/none',
  }
}

export const testConfig = (db: TestDatabase): Config => readConfig(testSettings(db))

export async function until<T>(what: string, ask: () => Promise<T | undefined | false>, ms = 10_000): Promise<T> {
  const end = Date.now() + ms
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error(`waited ${ms} ms for: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
