/** How long ago, in the steps of the specification: "Just now" under 60 s, then minutes, hours, days up to 6, then a date. */
import { formatLocale } from './format-locale.ts'

export type RelativeTimePart =
  | { readonly kind: 'now' }
  | { readonly kind: 'minutes' | 'hours' | 'days'; readonly count: number }
  | { readonly kind: 'date' }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A moment at most a minute ahead is a clock that is slightly off; anything later is a date, never "Just now". */
export function relativeTime(then: Date, now: Date): RelativeTimePart {
  const age = now.getTime() - then.getTime()
  if (age <= -MINUTE || age >= 7 * DAY) return { kind: 'date' }
  if (age < MINUTE) return { kind: 'now' }
  if (age < HOUR) return { kind: 'minutes', count: Math.floor(age / MINUTE) }
  if (age < DAY) return { kind: 'hours', count: Math.floor(age / HOUR) }
  return { kind: 'days', count: Math.floor(age / DAY) }
}

const zoned = (timeZone: string | undefined) => (timeZone === undefined ? {} : { timeZone })

/** 17 November 2026, 17 novembre 2026 */
export function formatDate(date: Date, language: string, timeZone?: string): string {
  return date.toLocaleDateString(formatLocale(language), { dateStyle: 'long', ...zoned(timeZone) })
}

/** 17 November 2026 at 14:36 */
export function formatDateTime(date: Date, language: string, timeZone?: string): string {
  const options = { dateStyle: 'long', timeStyle: 'short', ...zoned(timeZone) } as const
  return date.toLocaleString(formatLocale(language), options)
}
