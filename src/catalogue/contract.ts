import { z } from 'zod/mini'
import { endpoint } from '#platform/endpoint.ts'

const Rate = z.number().check(z.positive())

/** How much of each currency one euro buys. */
export const Rates = z.object({ EUR: z.literal(1), USD: Rate, GBP: Rate, CNY: Rate })

export const ExchangeRates = z.object({
  base: z.literal('EUR'),
  rates: Rates,
  /** which service gave them; `cached`: neither answers, these are the last good ones; `fallback`: there never were any */
  source: z.enum(['primary', 'backup', 'cached', 'fallback']),
  /** null for the fallback, which nobody fetched */
  fetchedAt: z.nullable(z.string()),
  /** the day that the service says its rates are of */
  date: z.nullable(z.string()),
})
export type ExchangeRates = z.output<typeof ExchangeRates>
export type RateSource = ExchangeRates['source']

export const getExchangeRates = endpoint({
  name: 'get-exchange-rates',
  summary: 'What one euro is worth in the currencies that prices are shown in',
  method: 'GET',
  path: '/api/exchange-rates',
  reply: ExchangeRates,
  permission: 'public',
  rate: 'read',
})
