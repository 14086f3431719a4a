import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { contextOf } from '#platform/server/context.ts'
import { createPool, openTransaction, type Pool } from '#platform/server/db.ts'
import { hashToken, newToken } from '#platform/server/http/cookies.ts'
import { createLogger } from '#platform/server/log.ts'
import { asSystem, type TestDatabase, testDatabase } from '#platform/server/testing.ts'
import { forgetSpentHandler } from './forget-spent.ts'
import { createPerson } from './testing.ts'

let db: TestDatabase
let pool: Pool
beforeAll(async () => {
  db = await testDatabase()
  pool = createPool(db.app, 2, () => {})
})
afterAll(async () => {
  await pool.end()
  await db.drop()
})

test('what opens nothing any more is forgotten, what still does is not', async () => {
  const [live, idle, expired] = [await createPerson(db), await createPerson(db), await createPerson(db)]
  await asSystem(db, `update identity.session set last_seen_at = now() - interval '13 hours' where id = $1`, [
    idle.sessionId,
  ])
  await asSystem(db, 'update identity.session set expires_at = now() where id = $1', [expired.sessionId])
  for (const age of ['1 day', '8 days']) {
    await asSystem(
      db,
      `insert into identity.mail_link (id, org_id, person_id, purpose, email, token_hash, expires_at)
       values ($1, $2, $3, 'magic-link', $4, $5, now() - interval '${age}')`,
      [newId(), live.orgId, live.id, live.email, hashToken(newToken())],
    )
  }
  const open = await openTransaction(pool, "select set_config('quai.scope', 'system', true)", [])
  const parts = { now: new Date(), correlationId: newId(), publicUrl: 'https://quai.test', orgId: undefined }
  await forgetSpentHandler.run(contextOf({ ...parts, tx: open.tx, log: createLogger('silent', 'test') }), {})
  await open.commit()
  expect(await asSystem(db, 'select id from identity.session')).toEqual([{ id: live.sessionId }])
  expect(await asSystem(db, 'select id from identity.mail_link')).toHaveLength(1)
})
