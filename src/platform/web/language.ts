/**
 * Two languages at the same address. Each row brings its own catalogue, in the language of the page only.
 *
 * A row's `web/texts.ts` calls `bringTexts`, and every route module of the row imports it. The first page waits for its
 * texts in entry.client.tsx, later pages in `useTexts`, parts that load later in `withTexts`: nothing is ever drawn
 * without its words. (Top-level await would be shorter, but WebKit runs modules that share one too early.)
 */
import { i18n, type Messages } from '@lingui/core'
import { use } from 'react'
import type { Language } from '../text.ts'

export const languages = ['en', 'fr'] as const satisfies readonly Language[]

export const languageCookie = 'quai.lang'

type Catalogue = () => Promise<{ messages: Messages }>

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

/** In the browser the document says it. At build time the build does, in development the visitor's cookie. */
export function currentLanguage(cookies = ''): Language {
  if (typeof document !== 'undefined')
    return isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'en'
  if (isLanguage(process.env.APP_LOCALE)) return process.env.APP_LOCALE
  const chosen = new RegExp(`(?:^|;\\s*)${languageCookie.replace('.', '\\.')}=(\\w+)`).exec(cookies)?.[1]
  return isLanguage(chosen) ? chosen : 'en'
}

const onServer = typeof document === 'undefined'
let pending: Promise<unknown> | undefined

export function bringTexts(catalogues: Record<Language, Catalogue>): void {
  // The build renders one language, but the development server may be asked for either.
  const wanted = onServer ? languages : [currentLanguage()]
  const loads = wanted.map(async (language) => i18n.load(language, (await catalogues[language]()).messages))
  const all = Promise.all([pending, ...loads])
  pending = all
  const settle = () => {
    if (pending === all) pending = undefined
  }
  all.then(settle, settle)
}

/** Undefined when every catalogue that was asked for is here. */
export const textsPending = (): Promise<unknown> | undefined => pending

/** For parts loaded later: `lazy(() => withTexts(import('./part.tsx')))`. */
export async function withTexts<T>(part: Promise<T>): Promise<T> {
  const loaded = await part
  await pending
  return loaded
}

/** A navigation is a transition: the old page stays until the texts of the new one are here. */
export function useTexts(): void {
  use(pending ?? here)
}

/** React wants `use` in every render, also when there is nothing to wait for; a settled one costs no turn. */
const here = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined })

/** The page is prerendered in each language, so the other one is another document: this page again, or the one at `address`. */
export function chooseLanguage(language: Language, address?: string): void {
  const year = 60 * 60 * 24 * 365
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax`
  if (address) location.replace(address)
  else location.reload()
}
