import { expect, test } from 'vitest'
import { formatDate, formatDateTime, relativeTime } from './relative-time.ts'

const now = new Date('2026-11-17T10:42:00Z')
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const ago = (age: number) => relativeTime(new Date(now.getTime() - age), now)

test.each([
  ['this very moment', 0, { kind: 'now' }],
  ['59.999 s', minute - 1, { kind: 'now' }],
  ['60 s', minute, { kind: 'minutes', count: 1 }],
  ['119.999 s', 2 * minute - 1, { kind: 'minutes', count: 1 }],
  ['2 min', 2 * minute, { kind: 'minutes', count: 2 }],
  ['one ms under the hour', hour - 1, { kind: 'minutes', count: 59 }],
  ['one hour', hour, { kind: 'hours', count: 1 }],
  ['one ms under the day', day - 1, { kind: 'hours', count: 23 }],
  ['one day', day, { kind: 'days', count: 1 }],
  ['6 days', 6 * day, { kind: 'days', count: 6 }],
  ['one ms under 7 days', 7 * day - 1, { kind: 'days', count: 6 }],
  ['7 days', 7 * day, { kind: 'date' }],
  ['a year', 365 * day, { kind: 'date' }],
  ['a clock 59.999 s ahead', -(minute - 1), { kind: 'now' }],
  ['60 s in the future', -minute, { kind: 'date' }],
])('%s', (_name, age, part) => expect(ago(age)).toEqual(part))

test('dates are written the way the language does', () => {
  expect(formatDate(now, 'en', 'UTC')).toBe('17 November 2026')
  expect(formatDate(now, 'fr', 'UTC')).toBe('17 novembre 2026')
})

test('times have 24 hours', () => {
  const afternoon = new Date('2026-11-17T14:36:00Z')
  expect(formatDateTime(afternoon, 'en', 'UTC')).toMatch(/^17 November 2026.*14:36$/)
  expect(formatDateTime(afternoon, 'fr', 'UTC')).toMatch(/^17 novembre 2026.*14:36$/)
})
