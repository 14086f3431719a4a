// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'
import { bringTexts, currentLanguage, textsPending, withTexts } from './language.ts'

afterEach(() => {
  document.documentElement.lang = ''
})

test('the document says which language it is in; what it does not know is English', () => {
  document.documentElement.lang = 'fr'
  expect(currentLanguage()).toBe('fr')
  document.documentElement.lang = 'tlh'
  expect(currentLanguage()).toBe('en')
})

test('only the catalogue of the page is loaded, and is pending until it is there', async () => {
  document.documentElement.lang = 'fr'
  const asked: string[] = []
  const catalogue = (language: string, text: string) => async () => {
    asked.push(language)
    return { messages: { greeting: [text] } }
  }
  bringTexts({ en: catalogue('en', 'Good morning'), fr: catalogue('fr', 'Bonjour') })
  expect(textsPending()).toBeInstanceOf(Promise)
  expect(await withTexts(Promise.resolve('part'))).toBe('part')
  i18n.activate('fr')
  expect(i18n._('greeting')).toBe('Bonjour')
  expect(asked).toEqual(['fr'])
  await textsPending()
  expect(textsPending()).toBeUndefined()
})

test('two rows that bring their texts at the same time are both waited for', async () => {
  document.documentElement.lang = 'fr'
  const late = Promise.withResolvers<{ messages: Record<string, string[]> }>()
  const none = async () => ({ messages: {} })
  bringTexts({ en: none, fr: () => late.promise })
  bringTexts({ en: none, fr: async () => ({ messages: { early: ['tôt'] } }) })
  let ready = false
  const part = withTexts(Promise.resolve()).then(() => {
    ready = true
  })
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(ready).toBe(false)
  late.resolve({ messages: { late: ['tard'] } })
  await part
  expect(i18n._('late')).toBe('tard')
})
