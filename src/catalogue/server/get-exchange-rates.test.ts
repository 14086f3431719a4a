import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '#app/server/testing.ts'
import { asSystem, type TestDatabase, testDatabase } from '#platform/server/testing.ts'
import {
  backupRates,
  type ExchangeRateServices,
  primaryBody,
  primaryRates,
  startExchangeRateServices,
} from '../../../dev/exchange-rate-services.ts'
import type { ExchangeRates } from '../contract.ts'
import { NEXT_ATTEMPT_MS, OTHERS_ATTEMPT_MS, RATE_CACHE_MS } from './get-exchange-rates.ts'

let db: TestDatabase
let rates: ExchangeRateServices
let apis: Awaited<ReturnType<typeof startTestApi>>[]

beforeEach(async () => {
  db = await testDatabase()
  rates = await startExchangeRateServices()
  apis = [await start()]
})
afterEach(async () => {
  await Promise.all(apis.map((api) => api.stop()))
  await Promise.all([rates.stop(), db.drop()])
})

const start = () => startTestApi(db, rates.settings)

async function ask(replica = 0): Promise<ExchangeRates> {
  const response = await fetch(`http://127.0.0.1:${apis[replica]?.port}/api/exchange-rates`)
  expect(response.status).toBe(200)
  return (await response.json()) as ExchangeRates
}

const fails = (response: import('node:http').ServerResponse) => response.writeHead(500).end()
const bothFail = () => {
  rates.primary.answers(fails)
  rates.backup.answers(fails)
}
/** As if that much time had passed since the rates were fetched and the services were asked. */
const later = (ms: number) =>
  asSystem(
    db,
    `update catalogue.exchange_rate set fetched_at = fetched_at - $1 * interval '1 ms',
    attempted_at = attempted_at - $1 * interval '1 ms'`,
    [ms],
  )
const asked = () => [rates.primary.asked(), rates.backup.asked()]

it('anybody gets the rates of the primary, with the moment and the day', async () => {
  const before = Date.now()
  const answer = await ask()
  expect(answer).toEqual({
    base: 'EUR',
    rates: { EUR: 1, ...primaryRates },
    source: 'primary',
    fetchedAt: expect.any(String),
    date: new Date().toISOString().slice(0, 10),
  })
  expect(Date.parse(answer.fetchedAt ?? '')).toBeGreaterThanOrEqual(before)
  expect(asked()).toEqual([1, 0])
})

it('section 5: a primary that does not report success is invalid, the backup is used', async () => {
  rates.primary.answers((response) => response.end(JSON.stringify({ ...primaryBody(), result: 'error' })))
  expect(await ask()).toMatchObject({ source: 'backup', rates: { EUR: 1, ...backupRates } })
  expect(asked()).toEqual([1, 1])
})

describe('section 9: "Rate cache 10 minutes"', () => {
  it('is 10 minutes', () => {
    expect(RATE_CACHE_MS).toBe(600_000)
  })

  it('within it nobody is asked again, after it the services are', async () => {
    const first = await ask()
    expect(await ask()).toEqual(first)
    await later(RATE_CACHE_MS - 10_000)
    expect((await ask()).source).toBe('primary')
    expect(asked()).toEqual([1, 0])
    await later(10_000)
    expect(Date.parse((await ask()).fetchedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(first.fetchedAt ?? ''))
    expect(asked()).toEqual([2, 0])
  })

  it('it outlives the process', async () => {
    const first = await ask()
    await apis[0]?.stop()
    apis = [await start()]
    expect(await ask()).toEqual(first)
    expect(asked()).toEqual([1, 0])
  })
})

describe('section 8: "Both rate sources failing: use cached rates, else fixed fallback rates"', () => {
  it('the last good ones, however old, also after a restart', async () => {
    const first = await ask()
    await later(40 * 24 * 3_600_000)
    bothFail()
    const cached = await ask()
    expect(cached).toMatchObject({ source: 'cached', rates: first.rates, date: first.date })
    expect(Date.parse(cached.fetchedAt ?? '')).toBe(Date.parse(first.fetchedAt ?? '') - 40 * 24 * 3_600_000)
    await apis[0]?.stop()
    apis = [await start()]
    expect(await ask()).toEqual(cached)
  })

  it('section 9: the fallback is USD 1.1838, GBP 0.8678, CNY 7.8245, and says that nobody fetched it', async () => {
    bothFail()
    expect(await ask()).toEqual({
      base: 'EUR',
      rates: { EUR: 1, USD: 1.1838, GBP: 0.8678, CNY: 7.8245 },
      source: 'fallback',
      fetchedAt: null,
      date: null,
    })
  })

  it('a failed attempt is followed by a pause, in which nobody waits; then the services are asked again', async () => {
    apis.push(await start())
    bothFail()
    await ask()
    const began = performance.now()
    expect((await ask()).source).toBe('fallback')
    expect((await ask(1)).source).toBe('fallback')
    expect(performance.now() - began).toBeLessThan(OTHERS_ATTEMPT_MS)
    expect(asked()).toEqual([1, 1])
    rates.primary.answers()
    await later(NEXT_ATTEMPT_MS)
    expect((await ask()).source).toBe('primary')
    expect(asked()).toEqual([2, 1])
  })
})

describe('one fetch for all visitors', () => {
  const slowly = (ms: number) =>
    rates.primary.answers((response) => void setTimeout(() => response.end(JSON.stringify(primaryBody())), ms))

  it('50 at once are one question to the primary, and all get its answer', async () => {
    slowly(300)
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()))
    expect(asked()).toEqual([1, 0])
    expect(new Set(answers.map(({ source }) => source))).toEqual(new Set(['primary']))
  })

  it('also over two replicas', async () => {
    apis.push(await start())
    slowly(100)
    const answers = await Promise.all(Array.from({ length: 50 }, (_, visitor) => ask(visitor % 2)))
    expect(asked()).toEqual([1, 0])
    expect(new Set(answers.map(({ source }) => source))).toEqual(new Set(['primary']))
  })

  it('a failure is shared like an answer', async () => {
    bothFail()
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()))
    expect(asked()).toEqual([1, 1])
    expect(new Set(answers.map(({ source }) => source))).toEqual(new Set(['fallback']))
  })

  it('no connection of the database is held meanwhile: other requests go on', async () => {
    await ask()
    await later(RATE_CACHE_MS)
    slowly(2_000)
    const waiting = Promise.all(Array.from({ length: 30 }, () => ask()))
    await expect.poll(() => rates.primary.asked()).toBe(2)
    const [open] = await asSystem<{ count: string }>(
      db,
      `select count(*) from pg_stat_activity
      where datname = current_database() and usename = 'quai_app' and state like 'idle in transaction%'`,
    )
    expect(open?.count).toBe('0')
    const others = await fetch(`http://127.0.0.1:${apis[0]?.port}/api/version/summary`)
    expect(others.status).toBe(200)
    expect((await waiting).every(({ source }) => source === 'primary')).toBe(true)
    expect(asked()).toEqual([2, 0])
  })

  it('when the process that asks is gone, another asks after a while and nobody hangs', async () => {
    await asSystem(db, `update catalogue.exchange_rate set attempt_id = gen_random_uuid(), attempted_at = now()`)
    const began = performance.now()
    expect((await ask()).source).toBe('fallback')
    expect(performance.now() - began).toBeGreaterThanOrEqual(OTHERS_ATTEMPT_MS - 10)
    await later(NEXT_ATTEMPT_MS)
    expect((await ask()).source).toBe('primary')
  })
})
