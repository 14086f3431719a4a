import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldSeries, MOST_SERIES, OTHERS, type Series, spread, totals } from './chart-series.ts'

const one = (id: string, ...values: number[]): Series => ({ id, label: id, values })

test('six series stay, largest first', () => {
  const folded = foldSeries([one('a', 1), one('b', 3), one('c', 2)], 'Others')
  expect(folded.map(({ id }) => id)).toEqual(['b', 'c', 'a'])
})

test('the seventh and later become Others', () => {
  const folded = foldSeries(
    Array.from({ length: 9 }, (_, place) => one(`s${place}`, 9 - place, 1)),
    'Others',
  )
  expect(folded).toHaveLength(MOST_SERIES + 1)
  expect(folded.at(-1)).toEqual({ id: OTHERS, label: 'Others', values: [3 + 2 + 1, 3] })
})

test('folding loses nothing', () => {
  const values = fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 5, maxLength: 5 })
  const many = fc.array(values, { maxLength: 15 }).map((list) => list.map((row, place) => one(`s${place}`, ...row)))
  fc.assert(
    fc.property(many, (series) => {
      expect(totals(foldSeries(series, 'Others'), 5)).toEqual(totals(series, 5))
    }),
    { numRuns: 1000 },
  )
})

test('labels keep their distance and their order, and stay inside', () => {
  const labels = fc.array(fc.integer({ min: -50, max: 350 }), { maxLength: 7 })
  fc.assert(
    fc.property(labels, (heights) => {
      const placed = spread(
        heights.map((at, place) => ({ id: `l${place}`, at })),
        16,
        0,
        200,
      )
      for (const [place, { at }] of placed.entries()) {
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at).toBeLessThanOrEqual(200)
        const before = placed[place - 1]
        if (before) expect(at - before.at).toBeGreaterThanOrEqual(16)
      }
    }),
    { numRuns: 1000 },
  )
})

test('labels that do not meet stay where their lines end', () => {
  expect(
    spread(
      [
        { id: 'a', at: 40 },
        { id: 'b', at: 90 },
      ],
      16,
      0,
      200,
    ),
  ).toEqual([
    { id: 'a', at: 40 },
    { id: 'b', at: 90 },
  ])
})
