/** Prices in other currencies, for display only: everything is billed in euros (specification, section 9). */
import { formatLocale } from '#platform/format-locale.ts'
import { fromMicros, type Money, multiply, toCents } from '#platform/money.ts'

export const currencies = ['USD', 'GBP', 'EUR', 'CNY'] as const
export type Currency = (typeof currencies)[number]

export const defaultCurrency: Currency = 'EUR'
export const symbols: Readonly<Record<Currency, string>> = { USD: '$', GBP: '£', EUR: '€', CNY: '¥' }

/** How much of each currency one euro buys. */
export type Rates = Readonly<Record<Currency, number>>

export const fallbackRates = { EUR: 1, USD: 1.1838, GBP: 0.8678, CNY: 7.8245 } as const satisfies Rates

export const isCurrency = (value: unknown): value is Currency => currencies.some((currency) => currency === value)

/** A rate as a fraction of whole numbers, so that an amount times a rate is exact: 1.1838 is 11838 over 10000. */
function fraction(rate: number): readonly [top: bigint, bottom: bigint] {
  if (!(rate > 0 && Number.isFinite(rate))) throw new RangeError(`${rate} is no exchange rate`)
  const [digits = '', exponent = '0'] = String(rate).split('e')
  const [whole = '', decimals = ''] = digits.split('.')
  const power = Number(exponent) - decimals.length
  const top = BigInt(whole + decimals)
  return power >= 0 ? [top * 10n ** BigInt(power), 1n] : [top, 10n ** BigInt(-power)]
}

/** An amount of one currency as the amount of another, in millionths of it and not rounded. */
export function convert(amount: Money, from: Currency, to: Currency, rates: Rates): Money {
  const [top, bottom] = fraction(rates[to])
  const [over, under] = fraction(rates[from])
  return multiply(amount, top * under, bottom * over)
}

const formats = new Map<string, Intl.NumberFormat>()

function kept(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  const format = formats.get(key) ?? make()
  formats.set(key, format)
  return format
}

/** An amount that is already in its currency: 2 decimals and the symbol, $1,183.80 or 1 183,80 $. */
export function formatAmount(amount: Money, currency: Currency, language: string): string {
  const format = kept(`${language} ${currency}`, () => {
    const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
    return new Intl.NumberFormat(formatLocale(language), {
      ...options,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
  })
  const cents = toCents(amount)
  const size = cents < 0n ? -cents : cents
  const text = `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}` as `${number}`
  return format.format(text).replace('-', '\u2212')
}

/** A price in euros as it is shown: times the rate, with 2 decimals. */
export function formatPrice(price: Money, currency: Currency, rates: Rates, language: string): string {
  return formatAmount(convert(price, 'EUR', currency, rates), currency, language)
}

/** How much of `to` one unit of `from` buys. */
export const crossRate = (from: Currency, to: Currency, rates: Rates): number => rates[to] / rates[from]

export function formatRate(rate: number, language: string): string {
  const digits = { minimumFractionDigits: 4, maximumFractionDigits: 4 }
  return kept(`${language} rate`, () => new Intl.NumberFormat(formatLocale(language), digits)).format(rate)
}

const headerPairs = [
  ['USD', 'GBP'],
  ['USD', 'EUR'],
  ['EUR', 'CNY'],
] as const

/** The lines of the header's menu: "1 USD = 0.7331 GBP", "1 USD = 0.8447 EUR", "1 EUR = 7.8245 CNY". */
export function rateLines(rates: Rates, language: string): readonly string[] {
  return headerPairs.map(([from, to]) => `1 ${from} = ${formatRate(crossRate(from, to, rates), language)} ${to}`)
}

/** What a person types as an amount: 1,234.50 in English, 1 234,50 in French, 1234.5 in both; undefined when it is none. */
export function parseAmount(text: string, language: string): Money | undefined {
  const bare = text.replaceAll(/\s/g, '')
  const grouped = language === 'en' && /^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(bare)
  const [, whole, decimals = ''] =
    /^(\d{1,12})(?:[.,](\d{0,6}))?$/.exec(grouped ? bare.replaceAll(',', '') : bare) ?? []
  if (whole === undefined) return undefined
  return fromMicros(BigInt(whole) * 1_000_000n + BigInt(decimals.padEnd(6, '0')))
}
