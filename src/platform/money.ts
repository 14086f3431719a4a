/**
 * Exact money. An amount is a fraction of micro-euros, so a price per second times any number of seconds is never off;
 * it is rounded once, where it becomes a line of an invoice, and half a unit goes away from zero.
 */
export type Money = { readonly micros: bigint; readonly over: bigint }

export const MICROS_PER_CENT = 10_000n

function magnitude(n: bigint): bigint {
  return n < 0n ? -n : n
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [magnitude(a), magnitude(b)]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** Kept in lowest terms with a positive bottom, so that two equal amounts look the same. */
function reduced(micros: bigint, over: bigint): Money {
  if (over === 0n) throw new RangeError('Money cannot be divided by zero')
  const divisor = greatestDivisor(micros, over) * (over < 0n ? -1n : 1n)
  return { micros: micros / divisor, over: over / divisor }
}

export function fromMicros(micros: bigint): Money {
  return { micros, over: 1n }
}

export function fromCents(cents: bigint): Money {
  return fromMicros(cents * MICROS_PER_CENT)
}

export const nothing: Money = fromMicros(0n)

export function add(...amounts: readonly Money[]): Money {
  return amounts.reduce(
    (sum, { micros, over }) => reduced(sum.micros * over + micros * sum.over, sum.over * over),
    nothing,
  )
}

export function negate({ micros, over }: Money): Money {
  return { micros: -micros, over }
}

export function subtract(from: Money, amount: Money): Money {
  return add(from, negate(amount))
}

/** times/over is exact: 37 of 3600 seconds is multiply(perHour, 37n, 3600n). */
export function multiply(amount: Money, times: bigint, over = 1n): Money {
  return reduced(amount.micros * times, amount.over * over)
}

/** Negative when a is less than b, zero when they are equal. */
export function compare(a: Money, b: Money): number {
  const difference = a.micros * b.over - b.micros * a.over
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

function divideHalfAway(n: bigint, by: bigint): bigint {
  const quotient = (2n * magnitude(n) + by) / (2n * by)
  return n < 0n ? -quotient : quotient
}

/** The whole number of units (micro-euros unless told otherwise) nearest to the amount. */
export function round(amount: Money, unit = 1n): bigint {
  if (unit <= 0n) throw new RangeError('A rounding unit is positive')
  return divideHalfAway(amount.micros, amount.over * unit)
}

export function toCents(amount: Money): bigint {
  return round(amount, MICROS_PER_CENT)
}

/**
 * Splits whole units by weight without losing one: everybody gets the rounded-down share, the units left over go to the
 * largest remainders, earlier places first when remainders are equal.
 */
export function allocate(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n)
  if (sum <= 0n || weights.some((weight) => weight < 0n)) throw new RangeError('Weights are positive and not all zero')
  const whole = magnitude(total)
  const shares = weights.map((weight) => (whole * weight) / sum)
  const rest = Number(whole - shares.reduce((all, share) => all + share, 0n))
  const places = weights
    .map((weight, place) => ({ place, remainder: (whole * weight) % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.place - b.place : a.remainder < b.remainder ? 1 : -1))
  for (const { place } of places.slice(0, rest)) shares[place] = (shares[place] ?? 0n) + 1n
  return total < 0n ? shares.map((share) => -share) : shares
}
