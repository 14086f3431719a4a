/** What is typed into a search of people, as conditions on identity.search_word. */
import { type RawBuilder, sql } from 'kysely'

const mostWords = 5

/** Cut as identity.words_of cuts names: lower case, without accents. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords)
}

/** Everything that starts with the word, in byte order. */
const startsWith = (word: string) => sql`w.word >= ${word} and w.word < ${`${word}\u{10FFFF}`}`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Each word begins a word of the person or of their organization; an id is found whole. */
export function peopleWith(search: string | undefined): RawBuilder<unknown> | undefined {
  const text = search?.trim() ?? ''
  if (uuid.test(text)) return sql`select id from identity.person where id = ${text} or org_id = ${text}`
  const words = wordsOf(text)
  if (words.length === 0) return undefined
  return sql.join(
    words.map(
      (
        word,
      ) => sql`(select w.person_id as id from identity.search_word w where ${startsWith(word)} and w.person_id is not null
        union select p.id from identity.search_word w join identity.person p on p.org_id = w.org_id
         where ${startsWith(word)} and w.person_id is null)`,
    ),
    sql` intersect `,
  )
}

/** Organizations by their own words and by those of their people. */
export function organizationsWith(search: string | undefined): RawBuilder<unknown> | undefined {
  const text = search?.trim() ?? ''
  if (uuid.test(text)) return sql`select org_id from identity.person where id = ${text} or org_id = ${text}`
  const words = wordsOf(text)
  if (words.length === 0) return undefined
  return sql.join(
    words.map((word) => sql`(select w.org_id from identity.search_word w where ${startsWith(word)})`),
    sql` intersect `,
  )
}
