import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'

type SparklineProps = {
  values: readonly number[]
  /** what the line says in words: "Cost per day, last 30 days, rising from 61 to 95 euros" */
  label: string
  width?: number
  height?: number
}

/** A trend beside a figure: no axis, the last value marked. The figure itself always stands next to it. */
export function Sparkline({ values, label, width = 96, height = 24 }: SparklineProps) {
  const last = values.at(-1)
  if (last === undefined) return null
  const low = Math.min(...values)
  const high = Math.max(...values)
  const x = scaleLinear({ domain: [0, Math.max(1, values.length - 1)], range: [2, width - 4] })
  // a flat line runs through the middle
  const y = scaleLinear({ domain: low === high ? [low - 1, high + 1] : [low, high], range: [height - 3, 3] })
  return (
    <svg role="img" aria-label={label} width={width} height={height} className="inline-block flex-none align-middle">
      <LinePath
        data={[...values]}
        x={(_, place) => x(place)}
        y={(value) => y(value)}
        fill="none"
        strokeWidth={1.5}
        className="stroke-chart-1"
      />
      <circle cx={x(values.length - 1)} cy={y(last)} r="2.5" className="fill-chart-1" />
    </svg>
  )
}
