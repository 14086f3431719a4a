/** Monthly or yearly, and what the year saves (specification, section 9). */
import { type Money, multiply, round, subtract } from '#platform/money.ts'

export const billingCycles = ['monthly', 'yearly'] as const
export type BillingCycle = (typeof billingCycles)[number]

export const defaultCycle: BillingCycle = 'monthly'

export const isBillingCycle = (value: unknown): value is BillingCycle => billingCycles.some((cycle) => cycle === value)

/** round((12 x monthly - yearly) / (12 x monthly) x 100); what costs nothing by the month has nothing to save. */
export function yearlyDiscountPercent(monthly: Money, yearly: Money): number {
  const year = multiply(monthly, 12n)
  if (year.micros === 0n) return 0
  const percent = multiply(subtract(year, yearly), 100n * year.over, year.micros)
  return Number(round(percent))
}
