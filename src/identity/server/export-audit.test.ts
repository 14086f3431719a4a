/** The audit log: chained under parallel acts, refused to change by the database itself, verifiable from its export alone. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#app/server/testing.ts'
import { newId } from '#platform/ids.ts'
import { asSystem } from '#platform/server/testing.ts'
import { type ExportedLog, verifyAudit } from '../../../dev/verify-audit.ts'
import { browserOf, createPerson, type TestPerson } from './testing.ts'

let stack: TestStack
let owner: TestPerson
let exported: ExportedLog
beforeAll(async () => {
  stack = await startTestStack()
  owner = await createPerson(stack.db, { name: 'Zoë\nof “Quai” 🚢' })
  const people = await Promise.all(
    Array.from({ length: 4 }, () => createPerson(stack.db, { orgId: owner.orgId, orgRole: 'admin' })),
  )
  const browsers = await Promise.all([owner, ...people].map((person) => browserOf(stack.url, person)))
  const acts = Array.from({ length: 50 }, async (_, i) => {
    const body = { companyName: `Société № ${i} “é\\"` }
    return browsers[i % browsers.length]?.request('PATCH', '/api/organization', {
      body,
      headers: { 'idempotency-key': newId() },
    })
  })
  const answers = await Promise.all(acts)
  expect(answers.every((answer) => answer?.status === 200)).toBe(true)
  exported = (await browsers[0]?.request('GET', '/api/audit/export'))?.body as ExportedLog
})
afterAll(() => stack.stop())

type Change = (log: ExportedLog) => ExportedLog
const altered = (change: Change) => verifyAudit([change(structuredClone(exported))])
const edit =
  (seq: number, fields: object): Change =>
  (log) => ({ ...log, entries: log.entries.map((entry) => (entry.seq === seq ? { ...entry, ...fields } : entry)) })

test('50 parallel acts make one chain of 50 lines', () => {
  expect(exported.entries).toHaveLength(50)
  expect(exported.head.seq).toBe(50)
  expect(verifyAudit([exported])).toEqual([])
  // a line break in a name does not reach the log
  expect(exported.entries.find((entry) => entry.actorName.startsWith('Zoë'))?.actorName).toBe('Zoë of “Quai” 🚢')
})

test('a changed field, a missing line, swapped lines and a cut end are named', () => {
  expect(altered(edit(7, { actorName: 'Somebody else' }))).toEqual(['Line 7 was changed: its hash differs.'])
  for (const field of [
    'at',
    'actorId',
    'actorKind',
    'address',
    'correlationId',
    'action',
    'object',
    'detail',
    'prevHash',
    'hash',
  ])
    expect(altered(edit(7, { [field]: 'x' })).join()).toMatch(/Line [78]/)
  expect(altered((log) => ({ ...log, entries: log.entries.filter(({ seq }) => seq !== 9) }))).toEqual([
    'Line 9 is missing.',
  ])
  expect(altered((log) => ({ ...log, entries: log.entries.slice(0, -2) }))).toEqual(['Lines 49 to 50 are missing.'])
  expect(altered((log) => ({ ...log, entries: log.entries.slice(1) }))[0]).toBe('Line 1 is missing.')
  const swapped = altered((log) => ({
    ...log,
    entries: log.entries.toSpliced(3, 2, ...log.entries.slice(3, 5).reverse()),
  }))
  expect(swapped.join()).toContain('Line 4 stands behind line 5')
  expect(altered((log) => ({ ...log, head: { ...log.head, hash: 'x' } }))).toHaveLength(1)
  expect(altered((log) => ({ ...log, organizationId: newId() })).length).toBeGreaterThan(0)
})

test('words moved from one field to its neighbour are found', () => {
  const { actorName = '', actorKind = '' } = exported.entries[4] ?? {}
  expect(altered(edit(5, { actorName: `${actorName}\n${actorKind}`, actorKind: '' })).join()).toContain('Line 5')
})

test('the script verifies a file and fails on a changed byte', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quai-audit-'))
  const run = (file: string) => promisify(execFile)(process.execPath, ['dev/verify-audit.ts', file])
  try {
    const text = JSON.stringify(exported)
    await writeFile(join(folder, 'export.json'), text)
    await writeFile(join(folder, 'changed.json'), text.replace('№ 17', '№ 71'))
    expect((await run(join(folder, 'export.json'))).stdout).toBe('Verified: 50 lines, unchanged and complete.\n')
    await expect(run(join(folder, 'changed.json'))).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('was changed'),
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('the database refuses to change, delete or empty the log, also to its owner', async () => {
  const statements = [
    `update identity.audit_entry set actor_name = 'Nobody'`,
    'delete from identity.audit_entry',
    'truncate identity.audit_entry',
  ]
  for (const statement of statements) {
    await expect(asSystem(stack.db, statement)).rejects.toThrow('the audit log is append-only')
    const app = new pg.Client({ connectionString: stack.db.app })
    await app.connect()
    await expect(app.query(statement)).rejects.toThrow('permission denied')
    await app.end()
  }
})

test('owners and admins read it by filters, page by page; nobody reads another organization’s', async () => {
  const browser = await browserOf(stack.url, owner)
  type Page = { entries: { seq: number; actorId: string }[]; next: number | null; actions: string[] }
  const read = async (query: string) => (await browser.request('GET', `/api/audit?${query}`)).body as Page
  const first = await read('limit=30')
  const second = await read(`limit=30&after=${first.next}`)
  expect([...first.entries, ...second.entries].map(({ seq }) => seq)).toEqual(
    Array.from({ length: 50 }, (_, i) => 50 - i),
  )
  expect([second.next, first.actions]).toEqual([null, ['rename-organization']])
  const mine = await read(`actorId=${owner.id}`)
  expect([mine.entries.length, new Set(mine.entries.map(({ actorId }) => actorId)).size]).toEqual([10, 1])
  expect((await read('action=remove-member')).entries).toEqual([])
  expect((await read(`search=${encodeURIComponent('№ 17')}`)).entries).toHaveLength(1)
  expect((await read(`to=${encodeURIComponent(exported.entries[0]?.at ?? '')}`)).entries).toEqual([])
  const stranger = await browserOf(stack.url, await createPerson(stack.db))
  expect((await stranger.request('GET', '/api/audit')).body).toEqual({ entries: [], next: null, actions: [] })
  expect(verifyAudit([(await stranger.request('GET', '/api/audit/export')).body as ExportedLog])).toEqual([])
})
