/** What charts draw: a few named series over the same points. More than six cannot be told apart, so the rest is "Others". */
export type Series = { readonly id: string; readonly label: string; readonly values: readonly number[] }

export type Point = {
  readonly id: string
  /** under the axis: "12" */
  readonly tick: string
  /** in the read-out and the table: "Thu 12 November" */
  readonly label: string
}

export type ChartBarsProps = {
  /** what is drawn, for those who cannot see it: "Cost per day in November 2026, by cluster" */
  label: string
  points: readonly Point[]
  series: readonly Series[]
  /** the first point that is a forecast; all later ones are hatched */
  forecastFrom?: number
  /** a level not to be passed, in the unit of the values */
  budget?: { readonly value: number; readonly label: string }
  /** where the lamp stands */
  today?: number
  format: (value: number) => string
  unit: string
}

export const MOST_SERIES = 6

/** The colours are CSS classes, so that both themes share one drawing. */
export const seriesFill = [
  'fill-chart-1',
  'fill-chart-2',
  'fill-chart-3',
  'fill-chart-4',
  'fill-chart-5',
  'fill-chart-6',
]
export const seriesStroke = [
  'stroke-chart-1',
  'stroke-chart-2',
  'stroke-chart-3',
  'stroke-chart-4',
  'stroke-chart-5',
  'stroke-chart-6',
]
export const seriesGround = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5', 'bg-chart-6']
export const OTHERS = 'others'

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Largest first; those beyond the sixth are added up under one name. Nothing gets lost: totals stay what they were. */
export function foldSeries(series: readonly Series[], othersLabel: string): Series[] {
  const ordered = series
    .map((one, place) => ({ one, place, size: sum(one.values) }))
    .sort((a, b) => b.size - a.size || a.place - b.place)
    .map(({ one }) => one)
  if (ordered.length <= MOST_SERIES) return ordered
  const rest = ordered.slice(MOST_SERIES)
  const points = Math.max(...rest.map(({ values }) => values.length))
  const values = Array.from({ length: points }, (_, point) => sum(rest.map((one) => one.values[point] ?? 0)))
  return [...ordered.slice(0, MOST_SERIES), { id: OTHERS, label: othersLabel, values }]
}

export function totals(series: readonly Series[], points: number): number[] {
  return Array.from({ length: points }, (_, point) => sum(series.map((one) => one.values[point] ?? 0)))
}

export type Placed = { readonly id: string; readonly at: number }

/** Labels beside their lines, moved apart just enough to be read; none leaves the plot between top and bottom. */
export function spread(labels: readonly Placed[], gap: number, top: number, bottom: number): Placed[] {
  const placed = [...labels].sort((a, b) => a.at - b.at).map(({ id, at }) => ({ id, at: Math.max(at, top) }))
  for (const [place, label] of placed.entries()) {
    const before = placed[place - 1]
    if (before && label.at < before.at + gap) label.at = before.at + gap
  }
  let limit = bottom
  for (const label of placed.toReversed()) {
    label.at = Math.min(label.at, limit)
    limit = label.at - gap
  }
  return placed
}
