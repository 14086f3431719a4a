/** Specification, section 2: 'collapsed state shows a "System Status: Healthy" indicator'; ours asks the parts. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { browserOf, createPerson } from '#identity/server/testing.ts'
import type { Reply } from '#platform/endpoint.ts'
import { asSystem } from '#platform/server/testing.ts'
import type { getSystemStatus as endpoint } from '../contract.ts'
import { getSystemStatus, type Probes } from './get-system-status.ts'
import { startTestStack, type TestStack } from './testing.ts'

const yes = async () => true
const no = async () => false
const broken = async () => Promise.reject(new Error('away'))
const probes: Probes = { postgresql: yes, redis: yes, worker: yes }

describe('the status', () => {
  test('is healthy when every part answers', async () => {
    expect((await getSystemStatus(probes)()).status).toBe('healthy')
  })

  test.each([
    ['says no', no],
    ['throws', broken],
  ])('is degraded when one %s', async (_, probe) => {
    const { status, parts } = await getSystemStatus({ ...probes, redis: probe })()
    expect(status).toBe('degraded')
    expect(parts).toContainEqual({ name: 'redis', answers: false })
  })

  test('asks the parts once in five seconds', async () => {
    let at = 0
    const probe = vi.fn(yes)
    const ask = getSystemStatus({ ...probes, worker: probe }, () => at)
    await Promise.all([ask(), ask()])
    at = 5_000
    await ask()
    expect(probe).toHaveBeenCalledTimes(1)
    at = 5_001
    await ask()
    expect(probe).toHaveBeenCalledTimes(2)
  })
})

describe('over HTTP', () => {
  let stack: TestStack
  beforeAll(async () => {
    stack = await startTestStack()
  })
  afterAll(() => stack.stop())

  test('without a worker Quai is degraded, with one it is healthy', async () => {
    const read = async () => (await (await fetch(`${stack.url}/api/system-status`)).json()) as Reply<typeof endpoint>
    // An api whose process is busy answers 503 for a moment, and Redis may not have been reached yet.
    const untilIs = (status: string) =>
      vi.waitFor(async () => expect((await read()).status).toBe(status), { timeout: 14_000, interval: 500 })
    await untilIs('degraded')
    expect((await read()).parts).toContainEqual({ name: 'worker', answers: false })
    await asSystem(stack.db, `insert into platform.worker_presence (worker_id) values ('test')`)
    await untilIs('healthy')
  }, 30_000)

  test('sidebar counts are what exists: no cluster, no order', async () => {
    const browser = await browserOf(stack.url, await createPerson(stack.db))
    const { status, body } = await browser.request('GET', '/api/sidebar-counts')
    expect([status, body]).toEqual([200, { clusters: 0, orders: { total: 0 } }])
  })
})
