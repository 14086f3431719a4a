import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

const asked = (header: string, cookie?: string) =>
  languageOf({ headers: { 'accept-language': header }, cookies: cookie ? { 'quai.lang': cookie } : {} })

test.each([
  ['', 'en'],
  ['fr', 'fr'],
  ['fr-CA, en;q=0.8', 'fr'],
  ['de-DE, fr;q=0.3, en;q=0.9', 'en'],
  ['de, it', 'en'],
  ['friulian', 'en'],
])('Accept-Language %j reads %s', (header, language) => {
  expect(asked(header)).toBe(language)
})

test('what the person chose comes before what the browser says', () => {
  expect(asked('fr', 'en')).toBe('en')
  expect(asked('en', 'fr')).toBe('fr')
  expect(asked('fr', 'xx')).toBe('fr')
})
