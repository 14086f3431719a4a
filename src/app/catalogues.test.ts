/**
 * The rows' catalogues are merged in the browser, in the order in which they come: a text translated in two ways would
 * change under the reader, and the prerendered page would differ from the live one. Such a text needs a `context`.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

function entries(file: string): [key: string, text: string][] {
  const strings = (block: string, field: string) =>
    new RegExp(`^${field} ((?:"(?:[^"\\\\]|\\\\.)*"\\s*)+)`, 'm')
      .exec(block)?.[1]
      ?.replaceAll(/"\s*\n"|^"|"\s*$/g, '') ?? ''
  return readFileSync(file, 'utf8')
    .split('\n\n')
    .map((block): [string, string] => [
      `${strings(block, 'msgctxt')}|${strings(block, 'msgid')}`,
      strings(block, 'msgstr'),
    ])
    .filter(([key]) => key !== '|')
}

const catalogues = globSync('src/**/locales/fr.po', { cwd: root })

test('the same text has the same translation in every row', () => {
  const first = new Map<string, string>()
  const rivals: string[] = []
  for (const [key, text] of catalogues.flatMap((file) => entries(join(root, file)))) {
    const other = first.get(key)
    if (other !== undefined && other !== text) rivals.push(`${key}: "${other}" and "${text}"`)
    first.set(key, text)
  }
  expect(first.size).toBeGreaterThan(100)
  expect(rivals).toEqual([])
})

test('French punctuation keeps its spaces: no-break before a colon, narrow before ; ! ?, inside « »', () => {
  const wrong = catalogues
    .flatMap((file) => entries(join(root, file)))
    .filter(([, text]) =>
      / [:;!?»]|« |[^\s\u00a0/\d]:(?=\s)|\w[!?](?=\s|$)|'/.test(text.replaceAll(/\{[^{}]*plural[\s\S]*\}/g, '')),
    )
    .map(([, text]) => text)
  expect(wrong).toEqual([])
})
