/** Brings a database to the newest schema: the job queue's own migrations, then db/migrations/*.sql in order, forward only. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'

const folder = new URL('./migrations/', import.meta.url)

export async function migrate(ownerUrl: string): Promise<readonly string[]> {
  await migrateJobQueue(ownerUrl)
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    // Two processes that start together: the second waits and finds everything done.
    await client.query("select pg_advisory_lock(hashtext('quai.migrate'))")
    await client.query(`create table if not exists public.migration
      (name text primary key, sha256 text not null, at timestamptz not null default now())`)
    return await applyMissing(client)
  } finally {
    await client.end()
  }
}

async function applyMissing(client: pg.Client): Promise<string[]> {
  const done = new Map<string, string>()
  for (const row of (await client.query('select name, sha256 from public.migration')).rows)
    done.set(row.name, row.sha256)
  const applied: string[] = []
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
    const sql = await readFile(new URL(name, folder), 'utf8')
    const sha256 = createHash('sha256').update(sql).digest('hex')
    const known = done.get(name)
    if (known === sha256) continue
    if (known)
      throw new Error(`db/migrations/${name} was changed after it had been applied. Write a new migration instead.`)
    await client.query('begin')
    try {
      await client.query(sql)
      await client.query('insert into public.migration (name, sha256) values ($1, $2)', [name, sha256])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw new Error(`db/migrations/${name}: ${(error as Error).message}`, { cause: error })
    }
    applied.push(name)
  }
  return applied
}

/** Run as quai_jobs, which must own its schema: its tables are closed to everybody else. */
async function migrateJobQueue(ownerUrl: string): Promise<void> {
  const url = new URL(ownerUrl)
  url.searchParams.set('options', '-c role=quai_jobs')
  await runMigrations({ connectionString: url.href })
}

if (import.meta.main) {
  const ownerUrl = process.env.DATABASE_OWNER_URL
  if (!ownerUrl) throw new Error('DATABASE_OWNER_URL is missing: the address of the database as quai_owner.')
  const applied = await migrate(ownerUrl)
  console.log(applied.length ? `Applied ${applied.join(', ')}` : 'Nothing to migrate')
}
