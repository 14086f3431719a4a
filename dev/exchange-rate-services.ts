/**
 * Stand-ins for the two public exchange-rate services, which cannot run here: small HTTP servers that answer in the form
 * of open.er-api.com/v6/latest/EUR and api.frankfurter.dev/v1/latest?base=EUR. Their rates are made up and do not move.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

export type RateServiceStandIn = {
  readonly url: string
  /** how often it was asked */
  readonly asked: () => number
  /** From now on it answers this; without an answer, its usual one. */
  answers(answer?: Answer): void
  stop(): Promise<void>
}

const json = (body: unknown): Answer => {
  return (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const day = 86_400
/** The services publish once a day. */
const today = () => Math.floor(Date.now() / 1000 / day) * day

export const primaryRates = { USD: 1.1612, GBP: 0.8817, CNY: 8.2514 }
export const backupRates = { USD: 1.1608, GBP: 0.8821, CNY: 8.2493 }

export const primaryBody = () => ({
  result: 'success',
  provider: 'https://www.exchangerate-api.com',
  documentation: 'https://www.exchangerate-api.com/docs/free',
  terms_of_use: 'https://www.exchangerate-api.com/terms',
  time_last_update_unix: today(),
  time_last_update_utc: new Date(today() * 1000).toUTCString().replace('GMT', '+0000'),
  time_next_update_unix: today() + day,
  time_next_update_utc: new Date((today() + day) * 1000).toUTCString().replace('GMT', '+0000'),
  time_eol_unix: 0,
  base_code: 'EUR',
  rates: { EUR: 1, CHF: 0.9243, JPY: 179.41, ...primaryRates },
})

export const backupBody = () => ({
  amount: 1,
  base: 'EUR',
  date: new Date((today() - day) * 1000).toISOString().slice(0, 10),
  rates: { CHF: 0.9239, JPY: 179.38, ...backupRates },
})

async function startOne(path: string, usual: Answer): Promise<RateServiceStandIn> {
  let answer = usual
  let asked = 0
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== path) {
      response.writeHead(404).end()
      return
    }
    asked += 1
    answer(response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${path}`,
    asked: () => asked,
    answers: (next = usual) => {
      answer = next
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export async function startExchangeRateServices() {
  const [primary, backup] = await Promise.all([
    startOne('/v6/latest/EUR', (response, request) => json(primaryBody())(response, request)),
    startOne('/v1/latest?base=EUR', (response, request) => json(backupBody())(response, request)),
  ])
  return {
    primary,
    backup,
    settings: { EXCHANGE_RATES_PRIMARY_URL: primary.url, EXCHANGE_RATES_BACKUP_URL: backup.url },
    stop: async () => {
      await Promise.all([primary.stop(), backup.stop()])
    },
  }
}

export type ExchangeRateServices = Awaited<ReturnType<typeof startExchangeRateServices>>
