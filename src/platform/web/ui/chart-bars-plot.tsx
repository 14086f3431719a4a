// The drawing of the stacked bars: axis, ground of the chosen day, bars, hatched forecast, budget line, direct labels.
import { Trans, useLingui } from '@lingui/react/macro'
import { BarStack } from '@visx/shape'
import { useId } from 'react'
import { formatLocale } from '../../format-locale.ts'
import { type ChartBarsProps, type Series, seriesFill, seriesStroke, spread } from './chart-series.ts'

export type Frame = {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  /** wide enough for labels at the side and every tick */
  roomy: boolean
  x: ReturnType<typeof import('@visx/scale').scaleBand<string>>
  y: ReturnType<typeof import('@visx/scale').scaleLinear<number>>
}

type PlotProps = ChartBarsProps & {
  series: readonly Series[]
  frame: Frame
  chosen: number
  onChoose: (point: number) => void
}

export function BarsPlot(props: PlotProps) {
  const { points, frame, chosen, onChoose } = props
  const { x, top, bottom } = frame
  const hatch = useId()
  const left = (point: number) => (x(points[point]?.id ?? '') ?? 0) - (x.step() - x.bandwidth()) / 2
  return (
    <svg aria-hidden="true" width={frame.width} height={frame.height} className="block overflow-visible text-12">
      <Hatches id={hatch} count={props.series.length} />
      <ValueAxis frame={frame} />
      <rect x={left(chosen)} y={top - 12} width={x.step()} height={bottom - top + 12} className="fill-primary-soft" />
      <Bars {...props} hatch={hatch} />
      <Budget {...props} />
      <Divider {...props} at={props.forecastFrom === undefined ? undefined : left(props.forecastFrom)} />
      <DayAxis {...props} />
      {frame.roomy && <SideLabels {...props} />}
      {points.map(({ id }, point) => (
        <rect
          key={id}
          x={left(point)}
          y={0}
          width={x.step()}
          height={frame.height}
          fill="transparent"
          onPointerEnter={() => onChoose(point)}
          onPointerDown={() => onChoose(point)}
        />
      ))}
    </svg>
  )
}

function Hatches({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, place) => (
        <pattern
          // biome-ignore lint/suspicious/noArrayIndexKey: a hatch belongs to a place in the stack
          key={place}
          id={`${id}-${place}`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="1.6" height="5" className={seriesFill[place] ?? 'fill-subtle'} />
        </pattern>
      ))}
    </defs>
  )
}

function ValueAxis({ frame }: { frame: Frame }) {
  const { i18n } = useLingui()
  const number = new Intl.NumberFormat(formatLocale(i18n.locale))
  return frame.y.ticks(4).map((value) => (
    <g key={value}>
      <path d={`M${frame.left} ${frame.y(value)}H${frame.right}`} className="stroke-line" />
      <text x={frame.left - 8} y={frame.y(value) + 4} textAnchor="end" className="fill-subtle">
        {number.format(value)}
      </text>
    </g>
  ))
}

function Bars({ points, series, frame, forecastFrom = points.length, hatch }: PlotProps & { hatch: string }) {
  const data = points.map(({ id }, point) => ({
    id,
    ...Object.fromEntries(series.map((one) => [one.id, one.values[point] ?? 0])),
  }))
  return (
    <BarStack<Record<string, string | number>, string>
      data={data}
      keys={series.map(({ id }) => id)}
      x={(day) => String(day.id)}
      xScale={frame.x}
      yScale={frame.y}
      color={() => ''}
    >
      {(stacks) =>
        stacks.flatMap((stack) =>
          stack.bars.map((bar) => {
            const colour = seriesFill[stack.index] ?? 'fill-subtle'
            const forecast = bar.index >= forecastFrom
            if (bar.height <= 0) return null
            return (
              <rect
                key={`${stack.key} ${bar.index}`}
                x={bar.x + (forecast ? 0.5 : 0)}
                y={bar.y + 0.5}
                width={Math.max(1, bar.width - (forecast ? 1 : 0))}
                height={Math.max(0.5, bar.height - 1)}
                {...(forecast ? { fill: `url(#${hatch}-${stack.index})` } : {})}
                className={forecast ? (seriesStroke[stack.index] ?? 'stroke-subtle') : colour}
              />
            )
          }),
        )
      }
    </BarStack>
  )
}

function Budget({ budget, frame }: PlotProps) {
  if (!budget) return null
  const level = frame.y(budget.value)
  return (
    <path d={`M${frame.left} ${level}H${frame.right}`} strokeWidth="1.5" strokeDasharray="5 4" className="stroke-ink" />
  )
}

function Divider({ at, frame }: PlotProps & { at: number | undefined }) {
  if (at === undefined) return null
  return (
    <>
      <path d={`M${at} ${frame.top - 26}V${frame.bottom}`} strokeDasharray="2 3" className="stroke-line-strong" />
      <text x={at - 6} y={frame.top - 16} textAnchor="end" className="fill-muted">
        <Trans>Measured</Trans>
      </text>
      <text x={at + 6} y={frame.top - 16} className="fill-muted">
        <Trans>Forecast</Trans>
      </text>
    </>
  )
}

function DayAxis({ points, frame, today }: PlotProps) {
  const { x, bottom, left, right } = frame
  // on a phone only some days are named, and none that would touch today's
  const every = Math.max(1, Math.ceil(24 / x.step()))
  const named = (point: number) =>
    point === today || (point % every === 0 && (every === 1 || today === undefined || Math.abs(point - today) >= every))
  return (
    <>
      <path d={`M${left} ${bottom}H${right}`} strokeWidth="2" className="stroke-ink" />
      {points.map(({ id, tick }, point) => {
        const middle = (x(id) ?? 0) + x.bandwidth() / 2
        return (
          <g key={id}>
            <path d={`M${Math.round(middle) + 0.5} ${bottom}v5`} className="stroke-ink" />
            {named(point) && (
              <text
                x={middle}
                y={bottom + 18}
                textAnchor="middle"
                className={point === today ? 'fill-ink font-bold' : 'fill-subtle'}
              >
                {tick}
              </text>
            )}
            {point === today && (
              <circle cx={middle} cy={bottom + 30} r="5" strokeWidth="1.5" className="fill-lamp stroke-lamp-ring" />
            )}
          </g>
        )
      })}
    </>
  )
}

/** Names stand beside the last bar, so that nobody has to match colours with a legend. */
function SideLabels({ series, points, frame, budget, format }: PlotProps) {
  const end = points.length - 1
  let below = 0
  const middles = series.map((one) => {
    const value = one.values[end] ?? 0
    below += value
    return { id: one.id, at: frame.y(below - value / 2) }
  })
  const budgetAt = budget ? [{ id: 'budget', at: frame.y(budget.value) - 8 }] : []
  const labels = spread([...middles, ...budgetAt], 17, frame.top - 20, frame.bottom - 4)
  return labels.map(({ id, at }) => {
    const place = series.findIndex((one) => one.id === id)
    const name = series[place]?.label ?? budget?.label ?? ''
    return (
      <g key={id} transform={`translate(${frame.right + 10} ${at})`}>
        {place >= 0 ? (
          <rect y="-5" width="9" height="9" rx="2" className={seriesFill[place] ?? 'fill-subtle'} />
        ) : (
          <path d="M0 0h9" strokeWidth="1.5" strokeDasharray="4 2" className="stroke-ink" />
        )}
        <text x="15" y="4" className={place >= 0 ? 'fill-ink' : 'fill-ink font-semibold'}>
          {name.length > 17 ? `${name.slice(0, 16)}…` : name}
          {place < 0 && budget && <tspan className="sr-only">{format(budget.value)}</tspan>}
        </text>
      </g>
    )
  })
}
