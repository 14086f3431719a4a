import { say, type Text } from '#platform/text.ts'

export type PageWords = { readonly title: Text; readonly description: Text }

type Line = readonly [title: string, titre: string, description: string, descriptif: string]

/** One line a page keeps a hundred of them readable. */
export function pageWords(lines: Readonly<Record<string, Line>>): Readonly<Record<string, PageWords>> {
  return Object.fromEntries(
    Object.entries(lines).map(([path, [title, titre, description, descriptif]]) => [
      path,
      { title: say(title, titre), description: say(description, descriptif) },
    ]),
  )
}
