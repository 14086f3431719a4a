import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, fromCents, fromMicros, toCents } from '#platform/money.ts'
import {
  convert,
  currencies,
  defaultCurrency,
  fallbackRates,
  formatAmount,
  formatPrice,
  isCurrency,
  parseAmount,
  type Rates,
  rateLines,
  symbols,
} from './currency.ts'

const rate = fc.integer({ min: 1, max: 10_000_000 }).map((n) => n / 10_000)
const rates = fc.record({ EUR: fc.constant(1), USD: rate, GBP: rate, CNY: rate })
const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map(fromMicros)
const currency = fc.constantFrom(...currencies)

describe('constants of the specification', () => {
  it('section 9: "Currencies: USD, GBP, EUR, CNY"', () => {
    expect(currencies).toEqual(['USD', 'GBP', 'EUR', 'CNY'])
    expect(isCurrency('CHF')).toBe(false)
  })

  it('section 9: "symbols $, €, £, ¥", also in what is printed, in both languages', () => {
    expect(symbols).toEqual({ USD: '$', EUR: '€', GBP: '£', CNY: '¥' })
    for (const one of currencies) {
      for (const language of ['en', 'fr']) {
        const printed = formatAmount(fromCents(1_234_56n), one, language)
        expect(printed.replaceAll(/[\d\s.,\u202f\u00a0]/g, '')).toBe(symbols[one])
      }
    }
  })

  it('section 4: "Currency (default EUR)"', () => {
    expect(defaultCurrency).toBe('EUR')
  })

  it('section 9: "Fallback rates per 1 EUR: USD 1.1838, GBP 0.8678, CNY 7.8245"', () => {
    expect(fallbackRates).toEqual({ EUR: 1, USD: 1.1838, GBP: 0.8678, CNY: 7.8245 })
  })

  it('section 9: rates "to 4 decimals as 1 USD = x GBP, 1 USD = x EUR, 1 EUR = x CNY"', () => {
    expect(rateLines(fallbackRates, 'en')).toEqual(['1 USD = 0.7331 GBP', '1 USD = 0.8447 EUR', '1 EUR = 7.8245 CNY'])
    expect(rateLines(fallbackRates, 'fr')).toEqual(['1 USD = 0,7331 GBP', '1 USD = 0,8447 EUR', '1 EUR = 7,8245 CNY'])
    const round: Rates = { EUR: 1, USD: 1, GBP: 0.5, CNY: 8 }
    expect(rateLines(round, 'en')).toEqual(['1 USD = 0.5000 GBP', '1 USD = 1.0000 EUR', '1 EUR = 8.0000 CNY'])
  })
})

describe('section 9: "Prices shown with 2 decimals multiplied by the rate"', () => {
  const shown = (micros: bigint, to: (typeof currencies)[number], language = 'en') =>
    formatPrice(fromMicros(micros), to, fallbackRates, language)

  it('in each currency', () => {
    expect(shown(1_000_000_000n, 'EUR')).toBe('€1,000.00')
    expect(shown(1_000_000_000n, 'USD')).toBe('$1,183.80')
    expect(shown(1_000_000_000n, 'GBP')).toBe('£867.80')
    expect(shown(1_000_000_000n, 'CNY')).toBe('¥7,824.50')
    expect(shown(1_000_000_000n, 'USD', 'fr')).toBe('1\u202f183,80\u00a0$')
    expect(shown(0n, 'USD')).toBe('$0.00')
    expect(shown(-1_000_000n, 'USD')).toBe('\u2212$1.18')
  })

  it('rounds once, half a cent away from zero, from the exact product', () => {
    const half: Rates = { EUR: 1, USD: 1.005, GBP: 1, CNY: 1 }
    // 1.005 x 100 is 100.49999999999999 in floating point
    expect(formatPrice(fromMicros(1_000_000n), 'USD', half, 'en')).toBe('$1.01')
  })

  it('euros stay what they are, whatever the rates', () => {
    fc.assert(fc.property(amount, rates, (price, known) => compare(convert(price, 'EUR', 'EUR', known), price) === 0))
  })

  it('there and back again loses nothing', () => {
    fc.assert(
      fc.property(amount, currency, currency, rates, (price, from, to, known) => {
        return compare(convert(convert(price, from, to, known), to, from, known), price) === 0
      }),
    )
  })

  it('is the decimal product, to the cent', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 1, max: 10_000_000 }), (cents, n) => {
        const known: Rates = { EUR: 1, USD: n / 10_000, GBP: 1, CNY: 1 }
        const expected = (cents * BigInt(n) * 2n + 10_000n) / 20_000n
        return toCents(convert(fromCents(cents), 'EUR', 'USD', known)) === expected
      }),
    )
  })

  it('reads rates that are written with an exponent', () => {
    const known = (USD: number): Rates => ({ EUR: 1, USD, GBP: 1, CNY: 1 })
    expect(toCents(convert(fromCents(10n ** 9n), 'EUR', 'USD', known(1.5e-7)))).toBe(150n)
    expect(toCents(convert(fromCents(1n), 'EUR', 'USD', known(1.5e21)))).toBe(15n * 10n ** 20n)
  })

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s as a rate', (bad) => {
    expect(() => convert(fromCents(1n), 'EUR', 'USD', { EUR: 1, USD: bad, GBP: 1, CNY: 1 })).toThrow(RangeError)
  })
})

describe('an amount as a person types it', () => {
  it.each([
    ['1234.5', 'en', 1_234_500_000n],
    ['1,234.50', 'en', 1_234_500_000n],
    ['1,234', 'en', 1_234_000_000n],
    ['1,5', 'en', 1_500_000n],
    ['1 234,50', 'fr', 1_234_500_000n],
    ['1,234', 'fr', 1_234_000n],
    ['1\u202f234.5', 'fr', 1_234_500_000n],
    [' 12. ', 'en', 12_000_000n],
  ])('%s (%s)', (text, language, micros) => {
    expect(parseAmount(text, language)).toEqual(fromMicros(micros))
  })

  it.each(['', 'abc', '-1', '1.2.3', '1e3', '1234567890123', '0x1', '.'])('%j is none', (text) => {
    expect(parseAmount(text, 'en')).toBeUndefined()
  })

  it('reads back what is printed', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n }), fc.constantFrom('en', 'fr'), (cents, language) => {
        const printed = formatAmount(fromCents(cents), 'EUR', language).replace('€', '')
        return compare(parseAmount(printed, language) ?? fromCents(-1n), fromCents(cents)) === 0
      }),
    )
  })
})
