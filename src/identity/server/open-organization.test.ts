import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { createPool, openTransaction, type Pool } from '#platform/server/db.ts'
import { asSystem, type TestDatabase, testDatabase } from '#platform/server/testing.ts'
import { newCompanyId, openOrganization } from './open-organization.ts'

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

async function open(draws: string[]) {
  const id = newId()
  const opened = await openTransaction(pool, "select set_config('quai.org_id', $1, true)", [id])
  const data = { id, companyName: 'Atelier', country: 'FR' }
  await openOrganization({ tx: opened.tx as never }, data, () => draws.shift() ?? 'QB-99999999')
  await opened.commit()
  const [row] = await asSystem(db, 'select company_id from identity.organization where id = $1', [id])
  return row?.company_id
}

test('a billing identifier that is taken is drawn again', async () => {
  expect(await open(['QB-7F3K2M9X'])).toBe('QB-7F3K2M9X')
  expect(await open(['QB-7F3K2M9X', 'QB-7F3K2M9X', 'QB-7F3K2M9Y'])).toBe('QB-7F3K2M9Y')
})

test('identifiers have no letter that looks like a digit', () => {
  for (let i = 0; i < 1_000; i++) expect(newCompanyId()).toMatch(/^QB-[0-9A-HJKMNP-TV-Z]{8}$/)
})
