// The figures of the chosen point, at a fixed place above the plot, and the keys of what the plot shows below it.
import { Trans } from '@lingui/react/macro'
import { type Series, seriesGround } from './chart-series.ts'
import { classNames } from './class-names.ts'

export function SeriesMark({ place }: { place: number }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('size-2.5 flex-none rounded-tag', seriesGround[place] ?? 'bg-subtle')}
    />
  )
}

type ReadOutProps = {
  title: string
  series: readonly Series[]
  point: number
  format: (value: number) => string
  total?: number
}

/** Silent to screen readers: the plot says the same as its value when a key moves it. */
export function ChartReadOut({ title, series, point, format, total }: ReadOutProps) {
  return (
    <div
      aria-hidden="true"
      className="flex flex-wrap items-center gap-x-5 gap-y-1 border-line border-t py-2 text-13 text-muted"
    >
      <span className="whitespace-nowrap font-semibold text-ink max-md:w-full md:min-w-32">{title}</span>
      {series.map((one, place) => (
        <span key={one.id} className="inline-flex items-center gap-1.5">
          <SeriesMark place={place} />
          {one.label} <span className="font-semibold text-ink">{format(one.values[point] ?? 0)}</span>
        </span>
      ))}
      {total !== undefined && (
        <span>
          <Trans>
            Total <span className="font-semibold text-ink">{format(total)}</span>
          </Trans>
        </span>
      )}
    </div>
  )
}

type LegendProps = { forecast: boolean; today: boolean; budget?: string; unit: string }

export function ChartLegend({ forecast, today, budget, unit }: LegendProps) {
  return (
    <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted *:inline-flex *:items-center *:gap-1.5">
      {today && (
        <span>
          <svg aria-hidden="true" width="13" height="13" viewBox="-6.5 -6.5 13 13">
            <circle r="5" strokeWidth="1.5" className="fill-lamp stroke-lamp-ring" />
          </svg>
          <Trans>Today</Trans>
        </span>
      )}
      {budget && (
        <span>
          <svg aria-hidden="true" width="14" height="2">
            <path d="M0 1h14" strokeWidth="1.5" strokeDasharray="5 3" className="stroke-ink" />
          </svg>
          {budget}
        </span>
      )}
      {forecast && (
        <span>
          <svg aria-hidden="true" width="12" height="12" fill="none" className="stroke-chart-1">
            <rect x="0.5" y="0.5" width="11" height="11" rx="1.5" />
            <path d="M1 7 7 1M1 11.5 11.5 1M5 11.5 11.5 5" strokeWidth="1.3" />
          </svg>
          <Trans>Forecast</Trans>
        </span>
      )}
      <span>{unit}</span>
    </figcaption>
  )
}
