// The numbers of a chart as a table: equal to the drawing, not a lesser copy of it.
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SeriesMark } from './chart-read-out.tsx'
import type { Point, Series } from './chart-series.ts'
import { classNames } from './class-names.ts'

type ChartTableProps = {
  label: string
  points: readonly Point[]
  series: readonly Series[]
  forecastFrom?: number
  format: (value: number) => string
  chosen: number
  onChoose: (point: number) => void
  /** false where adding the series up means nothing */
  total?: boolean
}

const headClasses = 'px-2 py-2 text-right font-medium text-12 text-muted first:text-left'
const cellClasses = 'px-2 py-1.5 text-right first:text-left max-md:py-2.5'

/** Newest first, as people look for today. On phones only the total stays; the chosen row opens into its parts. */
export function ChartTable(props: ChartTableProps) {
  const { points, series, total = true } = props
  return (
    <div className="mt-6 overflow-x-auto">
      <table className="w-full border-collapse text-13">
        <caption className="sr-only">{props.label}</caption>
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className={headClasses}>
              <Trans>Day</Trans>
            </th>
            {series.map((one) => (
              <th key={one.id} scope="col" className={classNames(headClasses, total && 'max-md:hidden')}>
                {one.label}
              </th>
            ))}
            {total && (
              <th scope="col" className={headClasses}>
                <Trans>Total</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.map((point, place) => <DayRow key={point.id} {...props} point={point} place={place} />).toReversed()}
        </tbody>
      </table>
    </div>
  )
}

function DayRow(props: ChartTableProps & { point: Point; place: number }) {
  const { points, series, format, point, place, total = true } = props
  const chosen = place === props.chosen
  const forecast = place >= (props.forecastFrom ?? points.length)
  const sum = series.reduce((all, one) => all + (one.values[place] ?? 0), 0)
  return (
    <tr
      onPointerEnter={() => props.onChoose(place)}
      className={classNames('border-line border-b align-top', chosen && 'bg-primary-soft', forecast && 'text-muted')}
    >
      <th scope="row" className={classNames(cellClasses, 'font-normal')}>
        {forecast ? <Trans>{point.label}, forecast</Trans> : point.label}
        {chosen && total && (
          <Parts>
            {series.map((one, at) => (
              <PartName key={one.id} label={one.label} place={at} />
            ))}
          </Parts>
        )}
      </th>
      {series.map((one) => (
        <td key={one.id} className={classNames(cellClasses, total && 'max-md:hidden')}>
          {format(one.values[place] ?? 0)}
        </td>
      ))}
      {total && (
        <td className={classNames(cellClasses, 'font-semibold')}>
          {format(sum)}
          {chosen && (
            <Parts>
              {series.map((one) => (
                <span key={one.id}>{format(one.values[place] ?? 0)}</span>
              ))}
            </Parts>
          )}
        </td>
      )}
    </tr>
  )
}

function Parts({ children }: { children: ReactNode }) {
  return <span className="mt-1 grid gap-1 font-normal md:hidden">{children}</span>
}

function PartName({ label, place }: { label: string; place: number }) {
  return (
    <span className="flex items-center gap-2 text-muted">
      <SeriesMark place={place} />
      {label}
    </span>
  )
}
