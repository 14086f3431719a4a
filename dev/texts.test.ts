import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Text = { readonly key: string; readonly translation: string }

/** Enough of the PO format: what `lingui extract` writes, without obsolete entries. */
function textsOf(po: string): Text[] {
  return po
    .split('\n\n')
    .slice(1)
    .flatMap((entry) => {
      const field = (name: string) => {
        const [, value] = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm').exec(entry) ?? []
        return value
          ?.split('\n')
          .map((line) => (line ? (JSON.parse(line) as string) : ''))
          .join('')
      }
      const id = field('msgid')
      return id ? [{ key: `${id} [${field('msgctxt') ?? ''}]`, translation: field('msgstr') ?? '' }] : []
    })
}

/** The catalogues of all rows meet in one browser: two translations of one text would win in turn, and break hydration. */
function disagreements(catalogues: Readonly<Record<string, string>>): string[] {
  const seen = new Map<string, { file: string; translation: string }>()
  const found: string[] = []
  for (const [file, po] of Object.entries(catalogues)) {
    for (const { key, translation } of textsOf(po)) {
      const former = seen.get(key)
      if (former && former.translation !== translation) {
        found.push(`${key}: "${former.translation}" in ${former.file}, "${translation}" in ${file}`)
      }
      seen.set(key, { file, translation })
    }
  }
  return found
}

test('one text with one context has one French translation in all catalogues', () => {
  const files = globSync('src/**/locales/fr.po')
  expect(files.length).toBeGreaterThan(3)
  const catalogues = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))
  expect(disagreements(catalogues), 'give one of them a context (msgctxt) or the same French').toEqual([])
})

test('a disagreement is found, and a context ends it', () => {
  const po = (entry: string) => `msgid ""\nmsgstr ""\n\n${entry}\n`
  const plain = po('msgid "Change"\nmsgstr "Modifier"')
  expect(disagreements({ a: plain, b: po('msgid ""\n"Cha"\n"nge"\nmsgstr "Changer"') })).toHaveLength(1)
  expect(disagreements({ a: plain, b: po('msgctxt "a berth"\nmsgid "Change"\nmsgstr "Changer"') })).toEqual([])
})
