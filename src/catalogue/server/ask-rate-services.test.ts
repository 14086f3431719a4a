import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import {
  backupBody,
  backupRates,
  type ExchangeRateServices,
  primaryBody,
  primaryRates,
  startExchangeRateServices,
} from '../../../dev/exchange-rate-services.ts'
import { askRateServices, SERVICE_TIMEOUT_MS } from './ask-rate-services.ts'

let rates: ExchangeRateServices
beforeEach(async () => {
  rates = await startExchangeRateServices()
})
afterEach(() => rates.stop())

const ask = (timeoutMs?: number) => askRateServices({ primary: rates.primary.url, backup: rates.backup.url }, timeoutMs)
const says = (body: unknown, status = 200) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (response: import('node:http').ServerResponse) => response.writeHead(status).end(text)
}
const today = new Date().toISOString().slice(0, 10)

it('section 7: called by GET with an accept header, the primary first; the backup is left alone', async () => {
  let seen: unknown
  rates.primary.answers((response, { method, headers }) => {
    seen = { method, accept: headers.accept, cookie: headers.cookie }
    response.end(JSON.stringify(primaryBody()))
  })
  expect(await ask()).toEqual({ found: { source: 'primary', rates: primaryRates, date: today }, failures: [] })
  expect(seen).toEqual({ method: 'GET', accept: 'application/json', cookie: undefined })
  expect([rates.primary.asked(), rates.backup.asked()]).toEqual([1, 0])
})

describe('section 5: accepted only if USD, GBP and CNY are numbers and the primary reports success; otherwise the backup', () => {
  const body = primaryBody()
  const without = (field: 'USD' | 'GBP' | 'CNY', value?: unknown) => ({
    ...body,
    rates: { ...body.rates, [field]: value },
  })
  it.each<[name: string, answer: unknown, status?: number]>([
    ['result is error', { ...body, result: 'error' }],
    ['no result', { ...body, result: undefined }],
    ['no USD', without('USD')],
    ['no GBP', without('GBP')],
    ['no CNY', without('CNY')],
    ['a rate as text', without('USD', '1.16')],
    ['a rate of null', without('GBP', null)],
    ['a rate of zero', without('CNY', 0)],
    ['a rate below zero', without('CNY', -7)],
    ['a rate beyond all bounds', JSON.stringify(body).replace('1.1612', '1e999')],
    ['rates against another currency', { ...body, base_code: 'USD' }],
    ['no rates', { result: 'success' }],
    ['a list', []],
    ['null', 'null'],
    ['no JSON', '<html>'],
    ['nothing', ''],
    ['a failure', body, 500],
    ['too often', body, 429],
    ['too much', { ...body, filling: 'x'.repeat(200_000) }],
  ])('%s', async (_name, answer, status) => {
    rates.primary.answers(says(answer, status))
    const { found, failures } = await ask()
    expect(found).toMatchObject({ source: 'backup', rates: backupRates, date: backupBody().date })
    expect(failures).toEqual([expect.stringMatching(/^primary: \S/)])
  })

  it('the backup needs no result, but the numbers', async () => {
    rates.primary.answers(says('', 503))
    rates.backup.answers(says({ rates: backupRates }))
    expect((await ask()).found).toEqual({ source: 'backup', rates: backupRates, date: undefined })
    rates.backup.answers(says({ rates: { USD: 1, GBP: 1 } }))
    expect(await ask()).toEqual({
      found: undefined,
      failures: ['primary: answered 503', 'backup: invalid (rates.CNY)'],
    })
  })

  it('a day that is none does not spoil the rates', async () => {
    rates.primary.answers(says({ ...body, time_last_update_unix: 'yesterday' }))
    expect((await ask()).found).toEqual({ source: 'primary', rates: primaryRates, date: undefined })
  })
})

it('does not follow a redirect: the address of the settings is the only one', async () => {
  let visits = 0
  const elsewhere = createServer((_request, response) => {
    visits += 1
    response.end(JSON.stringify(primaryBody()))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void elsewhere.close())
  await once(elsewhere, 'listening')
  const { port } = elsewhere.address() as AddressInfo
  rates.primary.answers((response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end())
  expect((await ask()).found?.source).toBe('backup')
  expect(visits).toBe(0)
})

it('a service that is not there', async () => {
  await rates.stop()
  const { found, failures } = await ask()
  expect(found).toBeUndefined()
  expect(failures).toHaveLength(2)
  rates = await startExchangeRateServices()
})

describe('section 9: "rate-source time-out 5 s"', () => {
  it('is 5 s', () => {
    expect(SERVICE_TIMEOUT_MS).toBe(5_000)
  })

  it('a silent primary is left after it, then the backup is asked', async () => {
    rates.primary.answers(() => undefined)
    const start = performance.now()
    expect((await ask(300)).found?.source).toBe('backup')
    expect(performance.now() - start).toBeGreaterThanOrEqual(295)
  })

  it('each service has its own time, and a body that trickles counts', async () => {
    rates.primary.answers(() => undefined)
    rates.backup.answers((response) => void response.writeHead(200).write('{"rates":'))
    const start = performance.now()
    const { found, failures } = await ask(300)
    expect(found).toBeUndefined()
    expect(failures).toEqual([expect.stringMatching(/primary: .*timeout/), expect.stringMatching(/backup: .*timeout/)])
    expect(performance.now() - start).toBeGreaterThanOrEqual(590)
  })

  it('really waits 5 s by itself', async () => {
    rates.primary.answers(() => undefined)
    const start = performance.now()
    expect((await ask()).found?.source).toBe('backup')
    const waited = performance.now() - start
    expect(waited).toBeGreaterThanOrEqual(4_990)
    expect(waited).toBeLessThan(9_000)
  })
})
