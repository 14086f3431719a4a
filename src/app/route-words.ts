/** What the routes are called, and what they are for: in tabs, search results, headings and the palette. */
import { guardedPageWords } from './guarded-page-words.ts'
import type { PageWords } from './page-words.ts'
import { publicPageWords } from './public-page-words.ts'
import { canonicalOf, type SpecifiedRoute } from './routes-of-specification.ts'

const words: Readonly<Record<string, PageWords>> = { ...publicPageWords, ...guardedPageWords }

/** Undefined only for a route that nobody has given words: the test of this file finds it. */
export const wordsOf = (route: SpecifiedRoute): PageWords | undefined => words[canonicalOf(route)]
