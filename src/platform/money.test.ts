import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  allocate,
  compare,
  fromCents,
  fromMicros,
  MICROS_PER_CENT,
  type Money,
  multiply,
  negate,
  nothing,
  round,
  subtract,
  toCents,
} from './money.ts'

const runs = { numRuns: 1000 }
const units = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
const positive = fc.bigInt({ min: 1n, max: 10n ** 9n })
const money: fc.Arbitrary<Money> = fc
  .tuple(units, positive)
  .map(([micros, over]) => multiply(fromMicros(micros), 1n, over))
const weights = fc
  .array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 40 })
  .filter((list) => list.some((weight) => weight > 0n))

function total(list: readonly bigint[]): bigint {
  return list.reduce((all, one) => all + one, 0n)
}

function law<T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => void) {
  const property = fc.property(arbitrary, (value) => {
    holds(value)
  })
  fc.assert(property, runs)
}

describe('exact amounts', () => {
  test('however a span of time is cut, its pieces cost what the whole costs', () => {
    law(fc.tuple(money, fc.array(positive, { minLength: 1, maxLength: 20 }), positive), ([rate, pieces, per]) => {
      const cut = add(...pieces.map((seconds) => multiply(rate, seconds, per)))
      expect(cut).toEqual(multiply(rate, total(pieces), per))
    })
  })

  test('the order of addition does not matter', () => {
    const shuffled = fc
      .array(money, { maxLength: 20 })
      .chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length })),
      )
    law(shuffled, ([list, other]) => expect(add(...other)).toEqual(add(...list)))
  })

  test('what is added and taken away again leaves nothing', () => {
    law(fc.tuple(money, money), ([a, b]) => {
      expect(subtract(add(a, b), b)).toEqual(a)
      expect(add(a, negate(a))).toEqual(nothing)
      expect(compare(a, b)).toBe(compare(negate(b), negate(a)))
    })
  })

  test('multiplying by a fraction and by its inverse gives the amount back', () => {
    law(fc.tuple(money, positive, positive), ([amount, times, over]) => {
      expect(multiply(multiply(amount, times, over), over, times)).toEqual(amount)
    })
  })
})

describe('rounding', () => {
  test('is never further than half a unit away, and mirrors at zero', () => {
    law(fc.tuple(money, positive), ([amount, unit]) => {
      const error = subtract(fromMicros(round(amount, unit) * unit), amount)
      const size = compare(error, nothing) < 0 ? negate(error) : error
      expect(compare(multiply(size, 2n), fromMicros(unit))).toBeLessThanOrEqual(0)
      expect(round(negate(amount), unit)).toBe(-round(amount, unit))
    })
  })

  test('half a cent goes away from zero', () => {
    law(units, (cents) => {
      const half = multiply(fromMicros(MICROS_PER_CENT), cents < 0n ? -1n : 1n, 2n)
      expect(toCents(add(fromCents(cents), half))).toBe(cents + (cents < 0n ? -1n : 1n))
    })
  })

  test('whole cents stay as they are', () => {
    law(units, (cents) => expect(toCents(fromCents(cents))).toBe(cents))
  })

  test.each([
    [12_345_000n, 1235n],
    [12_344_999n, 1234n],
    [-12_345_000n, -1235n],
    [5_000n, 1n],
    [4_999n, 0n],
  ])('%s micro-euros are %s cents', (micros, cents) => expect(toCents(fromMicros(micros))).toBe(cents))

  test('refuses what has no meaning', () => {
    expect(() => round(nothing, 0n)).toThrow(RangeError)
    expect(() => multiply(nothing, 1n, 0n)).toThrow(RangeError)
  })
})

describe('allocation by largest remainder', () => {
  test('sums to the whole', () => {
    law(fc.tuple(units, weights), ([whole, list]) => expect(total(allocate(whole, list))).toBe(whole))
  })

  test('gives everybody the exact share, rounded up or down', () => {
    law(fc.tuple(units, weights), ([whole, list]) => {
      const sum = total(list)
      for (const [place, share] of allocate(whole, list).entries()) {
        const off = share * sum - whole * (list[place] ?? 0n)
        expect(off < 0n ? -off < sum : off < sum).toBe(true)
      }
    })
  })

  test('never gives more for less weight, and nothing for none', () => {
    law(fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), weights), ([whole, list]) => {
      const shares = allocate(whole, list)
      const ordered = list.map((weight, place) => ({ weight, share: shares[place] ?? 0n }))
      ordered.sort((a, b) => (a.weight < b.weight ? -1 : a.weight > b.weight ? 1 : a.share < b.share ? -1 : 1))
      for (const [place, { weight, share }] of ordered.entries()) {
        expect(share >= (ordered[place - 1]?.share ?? 0n)).toBe(true)
        if (weight === 0n) expect(share).toBe(0n)
      }
    })
  })

  test('mirrors for a credit', () => {
    law(fc.tuple(units, weights), ([whole, list]) => {
      expect(allocate(-whole, list)).toEqual(allocate(whole, list).map((share) => -share))
    })
  })

  test('ties go to the earlier place', () => expect(allocate(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]))

  test('refuses weights that cannot share anything', () => {
    expect(() => allocate(1n, [])).toThrow(RangeError)
    expect(() => allocate(1n, [0n, 0n])).toThrow(RangeError)
    expect(() => allocate(1n, [2n, -1n])).toThrow(RangeError)
  })
})
