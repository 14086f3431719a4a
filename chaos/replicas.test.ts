/** Two api processes and two workers on one database: what one does the others show, and killing any of them loses nothing. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { browserOf, cookieOf, createPerson, type TestPerson } from '../src/identity/server/testing.ts'
import { newId } from '../src/platform/ids.ts'
import {
  asSystem,
  type TestDatabase,
  testDatabase,
  testOrigin,
  testSettings,
  until,
} from '../src/platform/server/testing.ts'
import { type KillableProcess, startProcess } from './processes.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

const start = (kind: 'api' | 'worker') => startProcess(kind, testSettings(db))

async function listen(api: KillableProcess, person: TestPerson) {
  const socket = new WebSocket(`ws://127.0.0.1:${api.port}/ws`, {
    headers: { cookie: cookieOf(person) },
    origin: testOrigin,
  })
  const messages: unknown[] = []
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  socket.on('message', (data) => messages.push(JSON.parse(String(data))))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return { messages, closed, close: () => socket.terminate() }
}

async function rename(api: KillableProcess, person: TestPerson, companyName: string, key = newId()): Promise<number> {
  const browser = await browserOf(api.url, person)
  const headers = { 'idempotency-key': key }
  return (await browser.request('PATCH', '/api/organization', { body: { companyName }, headers })).status
}

const unfinished = async () => {
  const jobs = new pg.Client({ connectionString: db.jobs })
  await jobs.connect()
  return (await jobs.query('select from graphile_worker._private_jobs').finally(() => jobs.end())).rowCount
}

test('a change made through one api reaches sockets on the other, of the right people only', async () => {
  const [one, two] = await Promise.all([start('api'), start('api'), start('worker'), start('worker')])
  const owner = await createPerson(db)
  const colleague = await createPerson(db, { orgId: owner.orgId, orgRole: 'viewer' })
  const stranger = await createPerson(db)
  const [his, hers] = [await listen(two, colleague), await listen(two, stranger)]

  expect(await rename(one, owner, 'Over Redis')).toBe(200)
  const expected = [
    { type: 'changed', topic: 'organization', id: owner.orgId },
    { type: 'notification', userId: colleague.id },
  ]
  await until('both messages', async () => his.messages.length >= 2)
  expect(his.messages).toEqual(expect.arrayContaining(expected))
  expect(hers.messages).toEqual([])
  his.close()
  hers.close()
})

test('a session that ends on one api closes its sockets on the other', async () => {
  const [one, two] = await Promise.all([start('api'), start('api'), start('worker')])
  const person = await createPerson(db)
  const socket = await listen(two, person)
  const browser = await browserOf(one.url, person)
  expect((await browser.request('POST', '/api/logout', { body: {} })).status).toBe(200)
  expect(await socket.closed).toBe(4401)
  await expect(listen(two, person)).rejects.toThrow('401')
})

test('a worker killed in the middle of a job: another takes it over, nothing is done twice', {
  timeout: 60_000,
}, async () => {
  const [api, doomed] = await Promise.all([start('api'), start('worker')])
  const owner = await createPerson(db)
  const colleague = await createPerson(db, { orgId: owner.orgId })
  // The subscriber writes into the inbox first: while this lock is held, the job is in the middle.
  const lock = new pg.Client({ connectionString: db.owner })
  await lock.connect()
  await lock.query('begin; lock table platform.inbox in exclusive mode')
  await rename(api, owner, 'Killed worker')
  await until('the job to wait for the lock', async () => {
    const waiting = await asSystem(
      db,
      `select from pg_locks where relation = 'platform.inbox'::regclass and not granted`,
    )
    return waiting.length > 0
  })
  await doomed.kill()
  await start('worker')
  await lock.query('rollback')
  await lock.end()
  const killedAt = Date.now()
  await until('the other worker', async () => (await unfinished()) === 0, 40_000)
  expect(Date.now() - killedAt).toBeLessThan(30_000)
  const bells = await asSystem(db, 'select from notifications.notification where person_id = $1', [colleague.id])
  expect(bells).toHaveLength(1)
})

test('api and worker killed again and again under load: every acknowledged change is there, told once', {
  timeout: 120_000,
}, async () => {
  let [api, worker] = await Promise.all([start('api'), start('worker'), start('worker')])
  const acknowledged: { owner: TestPerson; colleague: TestPerson; name: string }[] = []
  for (let round = 0; round < 6; round++) {
    const owner = await createPerson(db)
    const colleague = await createPerson(db, { orgId: owner.orgId })
    const [key, name] = [newId(), `Round ${round}`]
    const asked = rename(api, owner, name, key).catch(() => 0)
    if (round % 2) await api.kill()
    else await worker.kill()
    const first = await asked
    if (round % 2) api = await start('api')
    else worker = await start('worker')
    // A client that got no answer asks again with the same key, and gets the answer of the first time.
    expect(first === 200 ? first : await rename(api, owner, name, key)).toBe(200)
    acknowledged.push({ owner, colleague, name })
  }
  await until('all jobs', async () => (await unfinished()) === 0, 60_000)
  for (const { owner, colleague, name } of acknowledged) {
    const [org] = await asSystem(db, 'select company_name from identity.organization where id = $1', [owner.orgId])
    expect(org?.company_name).toBe(name)
    expect(
      await asSystem(db, 'select from notifications.notification where person_id = $1', [colleague.id]),
    ).toHaveLength(1)
    expect(
      await asSystem(db, `select from platform.outbox where org_id = $1 and name like 'identity%'`, [owner.orgId]),
    ).toHaveLength(1)
  }
})

test('asked to stop, an api ends cleanly, and tells its sockets when to come back', async () => {
  const api = await start('api')
  const socket = await listen(api, await createPerson(db))
  expect(await api.terminate()).toBe(0)
  expect(await socket.closed).toBe(1012)
})
