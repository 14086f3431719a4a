import { expect, test } from 'vitest'
import { kindNames, kinds, preferenceOf, whyAlwaysOn } from './kinds.ts'

test('every kind has its words in both languages', () => {
  for (const kind of kindNames) {
    const { title, note } = kinds[kind]
    for (const text of [title, note]) expect(text.en && text.fr).toBeTruthy()
  }
})

test('mail about security stays on even if a row in the database says otherwise', () => {
  expect(whyAlwaysOn('security', 'mail')?.fr).toMatch(/^Toujours actif/)
  expect(preferenceOf('security', { bell: false, mail: false })).toEqual({ kind: 'security', bell: false, mail: true })
})

test('whoever has chosen nothing hears of everything', () => {
  expect(preferenceOf('members')).toEqual({ kind: 'members', bell: true, mail: true })
})
