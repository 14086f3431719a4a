/** Example figures for the charts of the page of parts: a month whose second half is a forecast. */
import type { Point, Series } from '../ui/chart-series.ts'

const month = Array.from({ length: 30 }, (_, day) => new Date(Date.UTC(2026, 10, day + 1)))

export function exampleDays(locale: string): Point[] {
  const long = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return month.map((date) => ({ id: date.toISOString(), tick: String(date.getUTCDate()), label: long.format(date) }))
}

const weekend = month.map((date) => date.getUTCDay() % 6 === 0)

function costs(work: number, rest: number, swing: number): number[] {
  return weekend.map((quiet, day) => (quiet ? rest : work + ((day * 7) % 5) * swing))
}

export const exampleCosts: readonly Series[] = [
  { id: 'analytique', label: 'analytique', values: costs(56.6, 44.4, 1.7) },
  { id: 'production-paris', label: 'production-paris', values: costs(21, 21, 1.1) },
  { id: 'support', label: 'Support', values: costs(6.63, 6.63, 0) },
  { id: 'recette', label: 'recette', values: costs(2.15, 0.4, 0) },
]

/** Nine, so that three become "Others". */
export const exampleMany: readonly Series[] = Array.from({ length: 9 }, (_, place) => ({
  id: `team-${place + 1}`,
  label: `team-${place + 1}`,
  values: costs(18 - place * 1.6, 9 - place, 0.4),
}))

export const exampleRunning: readonly Series[] = exampleCosts.slice(0, 2).map((series) => {
  let sum = 0
  const values = series.values.map((value) => {
    sum += value
    return sum
  })
  return { ...series, values }
})
