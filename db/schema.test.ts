/** What the database promises on its own, whatever the code above it does. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem, type TestDatabase, testDatabase } from '../src/platform/server/testing.ts'
import { describeSchema, schemaFile } from './generate.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

test('db/schema.ts is what `npm run generate` writes from the migrated database', async () => {
  expect(await readFile(schemaFile, 'utf8')).toBe(await describeSchema(db.owner))
})

test('every table with org_id has row-level security, forced, and a policy', async () => {
  const unprotected = await asSystem(
    db,
    `select c.oid::regclass::text as table from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and n.nspname not like 'pg_%'
        and not (c.relrowsecurity and c.relforcerowsecurity
                 and exists (select from pg_policy p where p.polrelid = c.oid))`,
  )
  expect(unprotected).toEqual([])
})

test('the application role is neither owner nor superuser, and cannot pass by row-level security', async () => {
  const [role] = await asSystem<{ rolsuper: boolean; rolbypassrls: boolean; owned: string }>(
    db,
    `select rolsuper, rolbypassrls,
            (select count(*) from pg_class where relowner = r.oid) as owned
       from pg_roles r where rolname = 'quai_app'`,
  )
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false, owned: '0' })
})

test('the application role cannot read or change the job queue, only add to it', async () => {
  const [rights] = await asSystem<{ read: boolean; add: boolean }>(
    db,
    `select has_schema_privilege('quai_app', 'graphile_worker', 'usage') as read,
            has_function_privilege('quai_app',
              'platform.add_job(text, json, text, timestamptz, text, integer)', 'execute') as add`,
  )
  expect(rights).toEqual({ read: false, add: true })
})

test('every foreign key and every tenant key leads an index, so that no list walks a table', async () => {
  const slow = await asSystem(
    db,
    `select k.conrelid::regclass::text as table, k.conname from pg_constraint k
      where k.contype = 'f' and k.connamespace::regnamespace::text not like 'graphile%'
        and not exists (select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`,
  )
  expect(slow).toEqual([])
})
