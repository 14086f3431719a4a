import { describe, expect, test } from 'vitest'
import { clusterTypeOf, fallbackTiers, footerTiers, shownName, tiersIn } from './tier-pages.ts'

describe('section 2, footer: each tier name maps to a page by keyword', () => {
  test.each([
    ['Blue', 'blue'],
    ['Standard', 'blue'],
    ['Red', 'red'],
    ['Enterprise Plus', 'red'],
    ['GREEN', 'green'],
    ['Economy', 'green'],
    ['Data Analytics', 'data'],
    ['AI', 'ai'],
    ['ML training', 'ai'],
    ['Violet', 'ai'],
    ['Sandbox', 'sandbox'],
    ['Gray', 'sandbox'],
    ['Dev', 'orange'],
    ['Test', 'orange'],
    ['Orange', 'orange'],
    ['Development', 'orange'],
    ['Something else', 'blue'],
    ['Shared', 'blue'],
    ['', 'blue'],
  ])('%s leads to %s', (name, type) => {
    expect(clusterTypeOf(name)).toBe(type)
  })

  test('the first keyword in the order of the specification decides', () => {
    expect(clusterTypeOf('Test of the standard tier')).toBe('blue')
  })
})

describe('section 2, footer: "A trailing parenthetical is stripped from the displayed name."', () => {
  test.each([
    ['Standard (Blue)', 'Standard'],
    ['AI/ML (Violet) ', 'AI/ML'],
    ['Data (EU) Analytics', 'Data (EU) Analytics'],
    ['(Blue)', '(Blue)'],
  ])('%s is shown as %s', (name, shown) => {
    expect(shownName(name)).toBe(shown)
  })
})

test('section 2, footer: the fixed list when the tiers list is empty or not loaded, each with its page', () => {
  const links = footerTiers([]).map(({ name, to }) => [name, to])
  expect(links).toEqual([
    ['Standard (Blue)', '/cluster-types/blue'],
    ['Enterprise (Red)', '/cluster-types/red'],
    ['Economy (Green)', '/cluster-types/green'],
    ['Data Analytics', '/cluster-types/data'],
    ['AI/ML (Violet)', '/cluster-types/ai'],
    ['Dev/Test (Orange)', '/cluster-types/orange'],
    ['Sandbox (Gray)', '/cluster-types/sandbox'],
  ])
  expect(footerTiers(tiersIn({ message: 'No such endpoint' })).map(({ name }) => name)).toEqual(fallbackTiers)
})

test('section 2, footer: tiers of the server take the place of the fixed list, stripped', () => {
  expect(footerTiers(tiersIn([{ id: 7, name: 'Enterprise (Red)' }, { id: 8 }, null]))).toEqual([
    { key: '7', name: 'Enterprise', to: '/cluster-types/red' },
  ])
})
