/** Specification, section 2, "Screens and routes": every route is registered, in its group, and has its words. */
import { describe, expect, test } from 'vitest'
import { registeredRoutes } from '../../../dev/route-patterns.ts'
import { wordsOf } from '../route-words.ts'
import { addedRoutes, canonicalOf, type Group, loadingTexts, specifiedRoutes } from '../routes-of-specification.ts'
import { screensToCome } from '../screens-to-come.ts'

const registered = await registeredRoutes(true)
const all = [...specifiedRoutes, ...addedRoutes]

const layouts: Record<Group, readonly (string | undefined)[]> = {
  // pages that ask the server bring its client; the others do without
  public: [undefined, 'app/web/visitor.tsx'],
  dashboard: ['app/web/console.tsx'],
  staff: ['app/web/staff-layout.tsx'],
  plain: ['app/web/plain-layout.tsx'],
  wizard: ['app/web/wizard-layout.tsx'],
}

describe('section 2: routes', () => {
  test.each(all)('$path is registered once, in the layout of $group', ({ path, group }) => {
    const found = registered.filter((route) => route.path === path)
    expect(found).toHaveLength(1)
    expect(layouts[group]).toContain(found[0]?.layouts.at(-1))
  })

  test('nothing else is registered, but the page for the unknown and the specimens', () => {
    const known = new Set(all.map(({ path }) => path))
    expect(registered.map(({ path }) => path).filter((path) => !known.has(path))).toEqual(['/ui', '/*'])
  })

  test.each(all.filter(({ aliasOf }) => aliasOf))('$path renders the page of $aliasOf', ({ path, aliasOf }) => {
    const fileAt = (address: string) => registered.find((route) => route.path === address)?.file
    expect(fileAt(path)).toBe(fileAt(aliasOf ?? ''))
  })

  test.each(all)('$path has a title and a description in both languages', (route) => {
    const words = wordsOf(route)
    for (const text of [words?.title, words?.description]) {
      expect(text?.en).toBeTruthy()
      expect(text?.fr).toBeTruthy()
    }
  })

  test('the fixed cluster-type paths come in a "-page" and a plain variant', () => {
    const names = ['sandbox', 'blue', 'red', 'green', 'data', 'ai', 'additional', 'dev', 'test', 'orange']
    const fixed = specifiedRoutes.filter(({ path }) => /-cluster(-page)?$/.test(path)).map(({ path }) => path)
    expect(fixed.filter((path) => path !== '/configure-cluster')).toEqual(
      names.flatMap((name) => [`/${name}-cluster`, `/${name}-cluster-page`]),
    )
  })

  test('guarded pages say what is loading', () => {
    expect(loadingTexts).toEqual({
      dashboard: 'Loading dashboard...',
      staff: 'Loading dashboard...',
      plain: 'Loading...',
      wizard: 'Loading configuration...',
    })
  })
})

/** How many pages were still to come at the last commit: lower it when you build one, never raise it. */
const lastCount = 81

describe('the pages that are still to come', () => {
  test('are exactly the routes that say so', () => {
    const saying = registered.filter(({ file }) => file === 'app/web/coming-page.tsx').map(({ path }) => path)
    const listed = all.filter((route) => screensToCome.includes(canonicalOf(route))).map(({ path }) => path)
    expect(saying.sort()).toEqual(listed.sort())
  })

  test('are listed once, and each has its own address', () => {
    const canonical = all.filter(({ aliasOf }) => !aliasOf).map(({ path }) => path)
    expect(screensToCome.filter((path) => !canonical.includes(path))).toEqual([])
    expect(new Set(screensToCome).size).toBe(screensToCome.length)
  })

  test('only become fewer', () => expect(screensToCome.length).toBe(lastCount))
})
