/** Money as people read it: €1,234.56 in English, 1 234,56 € in French, from exact amounts without passing through floats. */
import { formatLocale } from './format-locale.ts'

/** Cents are what invoices hold, micro-euros are what prices per hour need. */
export type MoneyAmount = { readonly cents: number | bigint } | { readonly micros: bigint }

export type MoneyFormat = {
  /** figures after the point; a price per hour shows 4 */
  readonly digits?: number
  /** false inside tables whose header already names the currency */
  readonly symbol?: boolean
  /** a change of price carries its plus */
  readonly signed?: boolean
}

const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(language: string, { digits = 2, symbol = true, signed = false }: MoneyFormat): Intl.NumberFormat {
  const key = `${language} ${digits} ${symbol} ${signed}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(formatLocale(language), {
    ...(symbol ? { style: 'currency', currency: 'EUR' } : {}),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: 'halfExpand',
    signDisplay: signed ? 'exceptZero' : 'negative',
  })
  formats.set(key, format)
  return format
}

/** The amount in euros as a decimal text, which Intl reads exactly. */
function decimal(amount: MoneyAmount): `${number}` {
  const micros = 'micros' in amount ? amount.micros : BigInt(amount.cents) * 10_000n
  const size = micros < 0n ? -micros : micros
  const text = `${size / 1_000_000n}.${String(size % 1_000_000n).padStart(6, '0')}`
  return (micros < 0n ? `-${text}` : text) as `${number}`
}

export function formatMoney(amount: MoneyAmount, language: string, format: MoneyFormat = {}): string {
  return numberFormat(language, format).format(decimal(amount)).replace('-', '\u2212')
}
