import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSharedReads, type SharedReads } from './shared-reads.ts'
import { asAdmin, type TestDatabase, testDatabase, until } from './testing.ts'

let db: TestDatabase
let reads: SharedReads
beforeAll(async () => {
  db = await testDatabase()
  reads = createSharedReads(db.app, 1, () => {})
})
afterAll(async () => {
  await reads.end()
  await db.drop()
})

test('what a statement sets for itself is gone for the next one on the same connection', async () => {
  const set = reads.query("select set_config('quai.org_id', $1, true), set_config('quai.scope', 'system', true)", [
    'secret',
  ])
  const seen = reads.query(
    "select current_setting('quai.org_id', true) as org, current_setting('quai.scope', true) as scope",
    [],
  )
  await set
  const [row] = await seen
  expect([row?.org || '', row?.scope || '']).toEqual(['', ''])
})

test('a statement that fails does not fail its neighbours', async () => {
  const answers = await Promise.allSettled([
    reads.query('select 1 as n', []),
    reads.query('select 1 / $1::int as n', [0]),
    reads.query('select 2 as n', []),
  ])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a connection that PostgreSQL cuts is replaced', async () => {
  await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity
                  where usename = 'quai_app' and datname = '${new URL(db.app).pathname.slice(1)}'`)
  const [row] = await until('the new connection', () =>
    reads.query<{ n: number }>('select 3 as n', []).catch(() => undefined),
  )
  expect(row?.n).toBe(3)
})
