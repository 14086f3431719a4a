// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { barColours, chooseTheme, themeKey, themeScript } from './theme.ts'

let systemIsDark = false
const shown = () => document.documentElement.dataset.theme
const runScript = () => new Function(themeScript)()

beforeEach(() => {
  // jsdom has no matchMedia
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: systemIsDark, media: query }) as MediaQueryList
  document.head.innerHTML = '<meta name="theme-color" content="">'
})
afterEach(() => {
  systemIsDark = false
  localStorage.clear()
})

test('before the first paint the page has the chosen theme, or the one of the system', () => {
  runScript()
  expect(shown()).toBe('light')
  systemIsDark = true
  runScript()
  expect(shown()).toBe('dark')
  localStorage.setItem(themeKey, 'light')
  runScript()
  expect(shown()).toBe('light')
})

test('a value that is no theme counts as the system', () => {
  localStorage.setItem(themeKey, '<script>')
  systemIsDark = true
  runScript()
  expect(shown()).toBe('dark')
})

test('a choice is kept in local storage, shown at once, and colours the bars of the browser', () => {
  chooseTheme('dark')
  expect(localStorage.getItem('quai.theme')).toBe('dark')
  expect(shown()).toBe('dark')
  expect(document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content).toBe(barColours.dark)
  chooseTheme('system')
  expect(shown()).toBe('light')
})
