import { expect, test } from 'vitest'
import { formatMoney } from './money-format.ts'

/** French separates thousands by a narrow no-break space and the symbol by a no-break space. */
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('English writes €1,234.56, French 1 234,56 €', () => {
  expect(formatMoney({ cents: 123456 }, 'en')).toBe('€1,234.56')
  expect(plainSpaces(formatMoney({ cents: 123456 }, 'fr'))).toBe('1 234,56 €')
})

test('French spaces never break', () => expect(formatMoney({ cents: 123456 }, 'fr')).not.toContain(' '))

test('micro-euros round half away from zero at the last figure shown', () => {
  expect(formatMoney({ micros: 12_345_000n }, 'en')).toBe('€12.35')
  expect(formatMoney({ micros: 12_344_999n }, 'en')).toBe('€12.34')
  expect(formatMoney({ micros: -12_345_000n }, 'en')).toBe('−€12.35')
  expect(formatMoney({ micros: 46_575n }, 'en', { digits: 4 })).toBe('€0.0466')
})

test('an amount beyond the reach of floats keeps its last cent', () => {
  expect(formatMoney({ cents: 900719925474099301n }, 'en')).toBe('€9,007,199,254,740,993.01')
})

test('a negative that rounds to nothing has no sign', () =>
  expect(formatMoney({ micros: -4_999n }, 'en')).toBe('€0.00'))

test('a difference carries its sign, nothing carries none', () => {
  expect(formatMoney({ cents: 6600 }, 'en', { signed: true })).toBe('+€66.00')
  expect(formatMoney({ cents: -6600 }, 'en', { signed: true })).toBe('−€66.00')
  expect(formatMoney({ cents: 0 }, 'en', { signed: true })).toBe('€0.00')
})

test('tables may leave the symbol to their header', () => {
  expect(formatMoney({ cents: -23880 }, 'en', { symbol: false })).toBe('−238.80')
  expect(plainSpaces(formatMoney({ cents: 252175 }, 'fr', { symbol: false }))).toBe('2 521,75')
})
