/** One run of one case. Times in milliseconds. */
export type Load = {
  readonly perSecond: number
  readonly requests: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** Processor time in microseconds per request: steadier than requests per second on a machine that others use too. */
export type Measurement = Load & { readonly nodeCpu: number | undefined; readonly postgresCpu: number }

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2
}

/** The smallest value that at least this share of them does not exceed. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
