/** Events arrive at least once and act exactly once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { event } from '#platform/event.ts'
import { newId } from '#platform/ids.ts'
import { systemClock } from './clock.ts'
import { type Context, contextOf } from './context.ts'
import { createPool, openTransaction, type Pool } from './db.ts'
import { eventHandlers } from './events.ts'
import { startWorker } from './jobs.ts'
import { createLogger } from './log.ts'
import { subscriber } from './subscriber.ts'
import { createMetrics } from './telemetry.ts'
import { asSystem, type TestDatabase, testDatabase, until } from './testing.ts'

const log = createLogger('silent', 'test')
const happened = event({
  name: 'test.happened',
  payload: z.object({ word: z.string() }),
  hints: ({ word }) => [{ to: { person: word }, message: { type: 'changed', topic: 'test' } }],
})
const acted: string[] = []
const told: unknown[] = []
let failures = 2

const handlers = eventHandlers(
  [happened],
  [
    subscriber('test.counts', happened, async (_ctx: Context<'platform'>, { word }) => void acted.push(word)),
    subscriber('test.fails-at-first', happened, async () => {
      if (failures-- > 0) throw new Error('not yet')
      acted.push('after failing')
    }),
  ],
  { publish: async (signal) => void told.push(signal), close: () => {} },
)

let db: TestDatabase
let pool: Pool
let jobsPool: Pool
let worker: Awaited<ReturnType<typeof startWorker>>
beforeAll(async () => {
  db = await testDatabase()
  pool = createPool(db.app, 5, () => {})
  jobsPool = createPool(db.jobs, 8, () => {})
  const metrics = createMetrics('test')
  worker = await startWorker({
    pool,
    jobsPool,
    handlers,
    concurrency: 3,
    log,
    clock: systemClock,
    metrics,
    publicUrl: 'https://quai.test',
  })
})
afterAll(async () => {
  await worker.stop()
  await Promise.all([pool.end(), jobsPool.end()])
  await db.drop()
})

async function emit(word: string, end: 'commit' | 'rollback'): Promise<void> {
  const open = await openTransaction(pool, "select set_config('quai.scope', 'system', true)", [])
  const ctx = contextOf({
    tx: open.tx,
    now: new Date(),
    correlationId: newId(),
    log,
    publicUrl: 'https://quai.test',
    orgId: undefined,
  })
  await ctx.emit(happened, { word })
  await open[end]()
}

test('what was committed is delivered to every subscriber and to open screens, what was rolled back to nobody', async () => {
  await emit('rolled back', 'rollback')
  await emit('committed', 'commit')
  await until('both subscribers', async () => acted.length >= 1 && told.length >= 1)
  expect(acted.filter((word) => word === 'committed')).toHaveLength(1)
  expect(acted).not.toContain('rolled back')
  expect(told).toEqual([{ hints: [{ to: { person: 'committed' }, message: { type: 'changed', topic: 'test' } }] }])
})

test('delivered twice, it acts once', async () => {
  await emit('twice', 'commit')
  await until('the first time', async () => acted.includes('twice'))
  const [stored] = await asSystem<{ id: string }>(
    db,
    `select id from platform.outbox where payload ->> 'word' = 'twice'`,
  )
  const envelope = JSON.stringify({ data: { eventId: stored?.id }, correlationId: 'again' })
  for (const task of ['deliver-event', 'on test.counts']) {
    await asSystem(db, 'select platform.add_job($1, $2::json, null, null, null, null)', [task, envelope])
  }
  await until('both jobs to be done', async () => {
    const left = await jobsPool.query(
      `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier <> 'on test.fails-at-first'`,
    )
    return left.rowCount === 0
  })
  expect(acted.filter((word) => word === 'twice')).toHaveLength(1)
})

test('one that fails is tried again and does not hold up the other', async () => {
  await jobsPool.query('update graphile_worker._private_jobs set run_at = now()')
  await until('the retry', async () => {
    await jobsPool.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
    return acted.includes('after failing')
  })
  expect(acted).toContain('committed')
})
