/** Light, dark or as the system has it, kept in local storage and put on <html> before the first paint. */
import { useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

export const themeKey = 'quai.theme'

/** The colour of the header in each theme, for the browser's own bars. */
export const barColours = { light: '#ffffff', dark: '#101c27' } as const

const prefersDark = '(prefers-color-scheme: dark)'

/** Runs as text in <head>, allowed by its hash in the page's security policy. It must not refer to anything outside. */
export const themeScript = `(() => {
  let chosen
  try { chosen = localStorage.getItem('${themeKey}') } catch {}
  const theme = chosen === 'light' || chosen === 'dark' ? chosen : matchMedia('${prefersDark}').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme
  for (const bar of document.querySelectorAll('meta[name=theme-color]')) bar.content = ${JSON.stringify(barColours)}[theme]
})()`

const listeners = new Set<() => void>()

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeKey)
    return themes.find((theme) => theme === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

const shownTheme = (theme: Theme) => (theme === 'system' ? (matchMedia(prefersDark).matches ? 'dark' : 'light') : theme)

function show(): void {
  const shown = shownTheme(readTheme())
  document.documentElement.dataset.theme = shown
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    bar.content = barColours[shown]
  for (const listener of listeners) listener()
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // A browser that keeps nothing still shows the choice on this page.
  }
  show()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    matchMedia(prefersDark).addEventListener('change', show)
    addEventListener('storage', show)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    matchMedia(prefersDark).removeEventListener('change', show)
    removeEventListener('storage', show)
  }
}

/** The prerendered page does not know the choice: it says `system` until it is hydrated. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => 'system')
