/** The verbs of the bell: one read, all read, one trashed; only one's own. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { browserOf, createPerson, type TestPerson } from '#identity/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { asSystem } from '#platform/server/testing.ts'
import type { Notification } from '../contract.ts'
import { putNotification } from './testing.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.stop())

const ask = async (person: TestPerson, line: string, body?: unknown) => {
  const [method = '', path = ''] = line.split(' ')
  return (await browserOf(stack.url, person)).request(method, path, { body })
}
const listOf = async (person: TestPerson) => (await ask(person, 'GET /api/notifications')).body as Notification[]
const countOf = async (person: TestPerson) => (await ask(person, 'GET /api/notifications/count')).body
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** Two colleagues with two lines each. */
async function twoBells() {
  const me = await createPerson(stack.db)
  const colleague = await createPerson(stack.db, { orgId: me.orgId })
  const mine = [
    await putNotification(stack.db, me, { message: 'Older', at: minutesAgo(5) }),
    await putNotification(stack.db, me, { message: 'Newer', type: 'warning' }),
  ] as const
  const theirs = await putNotification(stack.db, colleague, { message: 'Not yours' })
  return { me, colleague, mine, theirs }
}

test('section 9: newest first; section 3: id, type, message, timestamp, read, trash', async () => {
  const { me, mine } = await twoBells()
  const list = await listOf(me)
  expect(list.map(({ message }) => message)).toEqual(['Newer', 'Older'])
  expect(list[0]).toEqual({
    id: mine[1],
    type: 'warning',
    message: 'Newer',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    read: false,
    trash: false,
  })
})

test('section 7: PUT /api/notifications/{id}/read; the count has the field count and goes down', async () => {
  const { me, mine } = await twoBells()
  expect(await countOf(me)).toEqual({ count: 2 })
  expect((await ask(me, `PUT /api/notifications/${mine[0]}/read`, {})).status).toBe(200)
  expect((await ask(me, `PUT /api/notifications/${mine[0]}/read`, {})).status).toBe(200)
  expect(await countOf(me)).toEqual({ count: 1 })
  expect((await listOf(me)).map(({ read }) => read)).toEqual([false, true])
})

test('section 7: POST /api/notifications/mark-all-read without a payload reads mine and nobody else’s', async () => {
  const { me, colleague } = await twoBells()
  expect((await ask(me, 'POST /api/notifications/mark-all-read')).status).toBe(200)
  expect(await countOf(me)).toEqual({ count: 0 })
  expect(await listOf(me)).toHaveLength(2)
  expect(await countOf(colleague)).toEqual({ count: 1 })
})

test('section 4: any -> trashed, hidden from list and count; payload none', async () => {
  const { me, mine } = await twoBells()
  expect((await ask(me, `PUT /api/notifications/${mine[1]}/trash`)).status).toBe(200)
  expect((await ask(me, `PUT /api/notifications/${mine[1]}/trash`)).status).toBe(200)
  expect((await listOf(me)).map(({ id }) => id)).toEqual([mine[0]])
  expect(await countOf(me)).toEqual({ count: 1 })
})

describe.each(['read', 'trash'])('%s', (verb) => {
  test('a colleague’s id answers to the byte like an absent one, and changes nothing', async () => {
    const { me, colleague, theirs } = await twoBells()
    const strange = await ask(me, `PUT /api/notifications/${theirs}/${verb}`, {})
    const absent = await ask(me, `PUT /api/notifications/${newId()}/${verb}`, {})
    expect([strange.status, strange.text]).toEqual([404, absent.text])
    expect(await listOf(colleague)).toMatchObject([{ id: theirs, read: false }])
  })

  test('leaves no audit line: nothing worth telling', async () => {
    const { me, mine } = await twoBells()
    await ask(me, `PUT /api/notifications/${mine[0]}/${verb}`, {})
    expect(await asSystem(stack.db, 'select 1 from identity.audit_entry where org_id = $1', [me.orgId])).toEqual([])
  })
})

test('the database itself keeps a request to its own person’s rows, whatever the query forgets', async () => {
  const { me, mine } = await twoBells()
  const client = new pg.Client({ connectionString: stack.db.app })
  await client.connect()
  await client.query(
    `select set_config('quai.scope', 'organization', false), set_config('quai.org_id', $1, false),
            set_config('quai.person_id', $2, false)`,
    [me.orgId, me.id],
  )
  const { rows } = await client
    .query('select id from notifications.notification order by id')
    .finally(() => client.end())
  expect(rows).toEqual(mine.map((id) => ({ id })))
})
