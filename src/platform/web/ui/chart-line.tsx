// Lines over time: measured solid, forecast dashed, a budget as a level, each line named where it ends.
import { useLingui } from '@lingui/react/macro'
import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { useMemo, useState } from 'react'
import { formatLocale } from '../../format-locale.ts'
import { moved } from './chart-keys.ts'
import { ChartLegend, ChartReadOut } from './chart-read-out.tsx'
import { type ChartBarsProps, foldSeries, type Series, seriesFill, seriesStroke, spread } from './chart-series.ts'
import { ChartTable } from './chart-table.tsx'
import { NARROWEST, useWidth } from './use-width.ts'

const HEIGHT = 240
const margin = { top: 16, bottom: 32, left: 44 }

export function ChartLine(props: ChartBarsProps) {
  const { t } = useLingui()
  const others = t`Others`
  const series = useMemo(() => foldSeries(props.series, others), [props.series, others])
  const last = props.points.length - 1
  const [chosen, setChosen] = useState(Math.min(props.today ?? last, last))
  const [measure, width] = useWidth()
  const point = props.points[chosen]
  if (!point) return null
  const read = series.map((one) => `${one.label} ${props.format(one.values[chosen] ?? 0)}`).join(', ')
  return (
    <figure>
      <ChartReadOut series={series} point={chosen} title={point.label} format={props.format} />
      <div
        ref={measure}
        role="slider"
        tabIndex={0}
        aria-label={props.label}
        aria-valuemin={1}
        aria-valuemax={props.points.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={`${point.label}: ${read}`}
        onKeyDown={(event) => setChosen(moved(event, chosen, last))}
        className="mt-3 touch-pan-y rounded-control"
      >
        {width >= NARROWEST && (
          <LinePlot {...props} series={series} width={width} chosen={chosen} onChoose={setChosen} />
        )}
      </div>
      <ChartLegend
        forecast={props.forecastFrom !== undefined}
        today={props.today !== undefined}
        unit={props.unit}
        {...(props.budget && { budget: `${props.budget.label} ${props.format(props.budget.value)}` })}
      />
      <ChartTable {...props} series={series} chosen={chosen} onChoose={setChosen} total={false} />
    </figure>
  )
}

type PlotProps = ChartBarsProps & {
  series: readonly Series[]
  width: number
  chosen: number
  onChoose: (point: number) => void
}

function LinePlot(props: PlotProps) {
  const { points, series, width, budget, today, chosen, onChoose } = props
  const { i18n } = useLingui()
  const number = new Intl.NumberFormat(formatLocale(i18n.locale))
  const bottom = HEIGHT - margin.bottom
  const right = width - (width >= 720 ? 136 : 8)
  const highest = Math.max(...series.flatMap(({ values }) => values), budget?.value ?? 0, 1)
  const x = scaleLinear({ domain: [0, Math.max(1, points.length - 1)], range: [margin.left, right] })
  const y = scaleLinear({ domain: [0, highest * 1.06], range: [bottom, margin.top] })
  const step = x(1) - x(0)
  return (
    <svg aria-hidden="true" width={width} height={HEIGHT} className="block overflow-visible text-12">
      {y.ticks(4).map((value) => (
        <g key={value}>
          <path d={`M${margin.left} ${y(value)}H${right}`} className="stroke-line" />
          <text x={margin.left - 8} y={y(value) + 4} textAnchor="end" className="fill-subtle">
            {number.format(value)}
          </text>
        </g>
      ))}
      <path d={`M${x(chosen)} ${margin.top}V${bottom}`} className="stroke-primary" />
      {budget && (
        <path
          d={`M${margin.left} ${y(budget.value)}H${right}`}
          strokeWidth="1.5"
          strokeDasharray="5 4"
          className="stroke-ink"
        />
      )}
      {series.map((one, place) => (
        <SeriesLine
          key={one.id}
          one={one}
          place={place}
          forecastFrom={props.forecastFrom}
          chosen={chosen}
          x={x}
          y={y}
        />
      ))}
      <DayTicks points={points} step={step} x={x} bottom={bottom} right={right} />
      {today !== undefined && (
        <circle cx={x(today)} cy={bottom} r="6" strokeWidth="2" className="fill-lamp stroke-lamp-ring" />
      )}
      {width >= 720 && <EndLabels series={series} y={y} right={right} bottom={bottom} />}
      {points.map(({ id }, point) => (
        <rect
          key={id}
          x={x(point) - step / 2}
          width={step}
          height={HEIGHT}
          fill="transparent"
          onPointerEnter={() => onChoose(point)}
          onPointerDown={() => onChoose(point)}
        />
      ))}
    </svg>
  )
}

type Scale = (value: number) => number

type SeriesLineProps = {
  one: Series
  place: number
  forecastFrom: number | undefined
  chosen: number
  x: Scale
  y: Scale
}

function SeriesLine({ one, place, forecastFrom = one.values.length, chosen, x, y }: SeriesLineProps) {
  const all = one.values.map((value, point) => ({ value, point }))
  const stroke = seriesStroke[place] ?? 'stroke-subtle'
  const line = { x: (d: { point: number }) => x(d.point), y: (d: { value: number }) => y(d.value), strokeWidth: 2 }
  return (
    <>
      <LinePath data={all.slice(0, forecastFrom)} {...line} className={stroke} fill="none" />
      {forecastFrom < all.length && (
        <LinePath
          data={all.slice(Math.max(0, forecastFrom - 1))}
          {...line}
          className={stroke}
          fill="none"
          strokeDasharray="5 4"
        />
      )}
      <circle
        cx={x(chosen)}
        cy={y(one.values[chosen] ?? 0)}
        r="4"
        strokeWidth="2"
        className={`${seriesFill[place] ?? 'fill-subtle'} stroke-bg`}
      />
    </>
  )
}

type DayTicksProps = { points: ChartBarsProps['points']; step: number; x: Scale; bottom: number; right: number }

function DayTicks({ points, step, x, bottom, right }: DayTicksProps) {
  const every = Math.max(1, Math.ceil(28 / step))
  return (
    <>
      <path d={`M${margin.left} ${bottom}H${right}`} strokeWidth="2" className="stroke-ink" />
      {points.map(({ id, tick }, point) => (
        <g key={id}>
          <path d={`M${Math.round(x(point)) + 0.5} ${bottom}v5`} className="stroke-ink" />
          {point % every === 0 && (
            <text x={x(point)} y={bottom + 20} textAnchor="middle" className="fill-subtle">
              {tick}
            </text>
          )}
        </g>
      ))}
    </>
  )
}

function EndLabels({
  series,
  y,
  right,
  bottom,
}: {
  series: readonly Series[]
  y: Scale
  right: number
  bottom: number
}) {
  const ends = series.map((one) => ({ id: one.id, at: y(one.values.at(-1) ?? 0) }))
  return spread(ends, 16, margin.top, bottom).map(({ id, at }) => {
    const place = series.findIndex((one) => one.id === id)
    return (
      <g key={id} transform={`translate(${right + 10} ${at})`}>
        <rect y="-5" width="9" height="9" rx="2" className={seriesFill[place] ?? 'fill-subtle'} />
        <text x="15" y="4" className="fill-ink">
          {series[place]?.label}
        </text>
      </g>
    )
  })
}
