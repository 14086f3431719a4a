/** Where a page of a list ended: opaque to the caller, a key of the order for the next page. */
import { invalid } from '#platform/problem.ts'

export const cursorOf = (...keys: readonly string[]): string => Buffer.from(keys.join(' ')).toString('base64url')

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/

export function idOfCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined
  const id = Buffer.from(cursor, 'base64url').toString()
  if (!uuid.test(id)) throw invalid()
  return id
}

/** Microseconds, as the database keeps them: a JavaScript date would lose three digits, and the page would lose rows. */
export function momentOfCursor(cursor: string | undefined): { at: string; id: string } | undefined {
  if (cursor === undefined) return undefined
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!moment.test(at) || !uuid.test(id)) throw invalid()
  return { at, id }
}
