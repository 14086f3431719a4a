// Stacked bars per day. No floating tooltip: hover, focus or tap moves a fixed read-out and marks the row of the table below.
import { useLingui } from '@lingui/react/macro'
import { scaleBand, scaleLinear } from '@visx/scale'
import { useMemo, useState } from 'react'
import { BarsPlot, type Frame } from './chart-bars-plot.tsx'
import { moved } from './chart-keys.ts'
import { ChartLegend, ChartReadOut } from './chart-read-out.tsx'
import { type ChartBarsProps, foldSeries, type Series, totals } from './chart-series.ts'
import { ChartTable } from './chart-table.tsx'
import { NARROWEST, useWidth } from './use-width.ts'

const HEIGHT = 280
const margin = { top: 36, bottom: 40, left: 44 }

export function ChartBars(props: ChartBarsProps) {
  const { t } = useLingui()
  const others = t`Others`
  const series = useMemo(() => foldSeries(props.series, others), [props.series, others])
  const last = props.points.length - 1
  const [chosen, setChosen] = useState(Math.min(props.today ?? last, last))
  const [measure, width] = useWidth()
  const frame = useFrame(props, series, width)
  const sums = totals(series, props.points.length)
  const point = props.points[chosen]
  if (!point) return null
  const read = series.map((one) => `${one.label} ${props.format(one.values[chosen] ?? 0)}`).join(', ')
  const total = t`Total`
  return (
    <figure>
      <ChartReadOut
        series={series}
        point={chosen}
        title={point.label}
        format={props.format}
        total={sums[chosen] ?? 0}
      />
      <div
        ref={measure}
        role="slider"
        tabIndex={0}
        aria-label={props.label}
        aria-valuemin={1}
        aria-valuemax={props.points.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={`${point.label}: ${read}. ${total} ${props.format(sums[chosen] ?? 0)}`}
        onKeyDown={(event) => setChosen(moved(event, chosen, last))}
        className="mt-3 touch-pan-y rounded-control"
      >
        {width >= NARROWEST && (
          <BarsPlot {...props} series={series} frame={frame} chosen={chosen} onChoose={setChosen} />
        )}
      </div>
      <ChartLegend
        forecast={props.forecastFrom !== undefined}
        today={props.today !== undefined}
        unit={props.unit}
        {...(props.budget && !frame.roomy && { budget: `${props.budget.label} ${props.format(props.budget.value)}` })}
      />
      <ChartTable {...props} series={series} chosen={chosen} onChoose={setChosen} />
    </figure>
  )
}

function useFrame({ points, budget }: ChartBarsProps, series: readonly Series[], width: number): Frame {
  return useMemo(() => {
    const roomy = width >= 720
    const right = width - (roomy ? 136 : 4)
    const highest = Math.max(...totals(series, points.length), budget?.value ?? 0, 1)
    const x = scaleBand({
      domain: points.map(({ id }) => id),
      range: [margin.left, right],
      paddingInner: roomy ? 0.28 : 0.18,
      paddingOuter: 0.14,
    })
    const y = scaleLinear({ domain: [0, highest * 1.04], range: [HEIGHT - margin.bottom, margin.top] })
    return {
      width,
      height: HEIGHT,
      left: margin.left,
      right,
      top: margin.top,
      bottom: HEIGHT - margin.bottom,
      roomy,
      x,
      y,
    }
  }, [points, budget, series, width])
}
