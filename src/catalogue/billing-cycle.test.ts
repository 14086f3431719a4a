import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents, multiply } from '#platform/money.ts'
import { billingCycles, defaultCycle, isBillingCycle, yearlyDiscountPercent } from './billing-cycle.ts'

it('section 1: "billed monthly or yearly"; section 4: "billing cycle (default monthly)"', () => {
  expect(billingCycles).toEqual(['monthly', 'yearly'])
  expect(defaultCycle).toBe('monthly')
  expect(isBillingCycle('weekly')).toBe(false)
})

describe('section 9: "Yearly discount percent = round((12 x monthly price - yearly price) / (12 x monthly price) x 100)"', () => {
  const discount = (monthly: bigint, yearly: bigint) => yearlyDiscountPercent(fromCents(monthly), fromCents(yearly))

  it('of some prices', () => {
    expect(discount(10_00n, 100_00n)).toBe(17)
    expect(discount(10_00n, 120_00n)).toBe(0)
    expect(discount(10_00n, 108_00n)).toBe(10)
    expect(discount(10_00n, 0n)).toBe(100)
    expect(discount(10_00n, 132_00n)).toBe(-10)
    expect(discount(0n, 0n)).toBe(0)
  })

  it('half a percent rounds up, where floating point would fall short', () => {
    // 14.5 % of 2400
    expect(discount(200n, 2052n)).toBe(15)
  })

  it('is the rounded quotient for any prices', () => {
    const cents = fc.bigInt({ min: 1n, max: 10_000_000n })
    fc.assert(
      fc.property(cents, cents, (monthly, yearly) => {
        const exact = (100 * Number(12n * monthly - yearly)) / Number(12n * monthly)
        expect(Math.abs(discount(monthly, yearly) - exact)).toBeLessThanOrEqual(0.5 + 1e-9)
      }),
    )
  })

  it('does not depend on the currency that prices are shown in', () => {
    const cents = fc.bigInt({ min: 1n, max: 10_000_000n })
    fc.assert(
      fc.property(cents, cents, fc.bigInt({ min: 1n, max: 1_000_000n }), (monthly, yearly, rate) => {
        const shown = (price: bigint) => multiply(fromCents(price), rate, 10_000n)
        return yearlyDiscountPercent(shown(monthly), shown(yearly)) === discount(monthly, yearly)
      }),
    )
  })
})
