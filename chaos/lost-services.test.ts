/** Redis and PostgreSQL go away and come back: requests that need neither go on, and nothing acknowledged is lost. */
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { startRedis } from '../dev/redis.ts'
import { temporaryFolder } from '../dev/temporary-folder.ts'
import { browserOf, cookieOf, createPerson } from '../src/identity/server/testing.ts'
import { newId } from '../src/platform/ids.ts'
import {
  asAdmin,
  type TestDatabase,
  testDatabase,
  testOrigin,
  testSettings,
  until,
} from '../src/platform/server/testing.ts'
import { startProcess } from './processes.ts'

let db: TestDatabase
let folder: string
beforeAll(async () => {
  db = await testDatabase()
  folder = temporaryFolder('quai-lost-')
})
afterAll(async () => {
  await db.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('without Redis a change is still made; when it is back, open screens ask for everything again', {
  timeout: 60_000,
}, async () => {
  const redis = await startRedis(folder)
  onTestFinished(() => redis.stop())
  const settings = { ...testSettings(db), REDIS_URL: redis.url }
  const [api, worker] = await Promise.all([startProcess('api', settings), startProcess('worker', settings)])
  const owner = await createPerson(db)
  const socket = new WebSocket(`ws://127.0.0.1:${api.port}/ws`, {
    headers: { cookie: cookieOf(owner) },
    origin: testOrigin,
  })
  const messages: unknown[] = []
  socket.on('message', (data) => messages.push(JSON.parse(String(data))))
  await new Promise((resolve) => socket.once('open', resolve))

  process.kill(redis.process.pid, 'SIGKILL')
  const browser = await browserOf(api.url, owner)
  const headers = { 'idempotency-key': newId() }
  const answer = await browser.request('PATCH', '/api/organization', {
    body: { companyName: 'Without Redis' },
    headers,
  })
  expect(answer.status).toBe(200)
  expect((await fetch(`${api.url}/readyz`)).status).toBe(200)

  const again = await startRedis(folder, redis.port)
  await until(
    'the call to ask again',
    async () => messages.some((message) => JSON.stringify(message).includes('"*"')),
    20_000,
  )
  socket.terminate()
  await Promise.all([worker.kill(), again.stop()])
})

test('connections that PostgreSQL cuts cost at most a 503 with Retry-After, then the api is well again', {
  timeout: 60_000,
}, async () => {
  const api = await startProcess('api', testSettings(db))
  const browser = await browserOf(api.url, await createPerson(db))
  for (let round = 0; round < 5; round++) {
    const asked = Array.from({ length: 10 }, () => browser.request('GET', '/api/organization'))
    const { pathname } = new URL(db.app)
    await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity
                    where usename = 'quai_app' and datname = '${pathname.slice(1)}'`)
    for (const { status, headers } of await Promise.all(asked)) {
      if (status !== 200) expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    }
    await until(
      'the api to be well',
      async () => (await browser.request('GET', '/api/organization')).status === 200,
      15_000,
    )
  }
})
