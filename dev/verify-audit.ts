/**
 * `node dev/verify-audit.ts export.json [more.json …]`: is this exported audit log whole and unchanged? It needs nothing but
 * the files: each line's hash is computed again from its fields, and each line must follow the one before. Pages of one
 * export are given in their order. Ends with code 1 and names what is wrong.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

type Entry = {
  readonly seq: number
  readonly at: string
  readonly actorId: string | null
  readonly actorName: string
  readonly actorKind: string
  readonly address: string
  readonly correlationId: string
  readonly action: string
  readonly object: string | null
  readonly detail: string
  readonly prevHash: string
  readonly hash: string
}
export type ExportedLog = {
  readonly organizationId: string
  readonly entries: readonly Entry[]
  readonly head: { readonly seq: number; readonly hash: string }
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

/** The same text as identity.audit_text in the database. */
function textOf(organizationId: string, entry: Entry): string {
  return [
    organizationId,
    entry.seq,
    entry.at,
    entry.actorId ?? '-',
    entry.actorName,
    entry.actorKind,
    entry.address,
    entry.correlationId,
    entry.action,
    entry.object ?? '-',
    entry.detail,
    entry.prevHash,
  ].join('\n')
}

/** A field with a line break, or a dash for nothing, could be read in two ways: the database writes neither. */
const isAmbiguous = (entry: Entry) =>
  Object.values(entry).some((value) => typeof value === 'string' && /[\n\r]/.test(value)) ||
  entry.actorId === '-' ||
  entry.object === '-'

/** What is wrong, in sentences; nothing when the log is whole. */
export function verifyAudit(pages: readonly ExportedLog[]): string[] {
  const [first, last] = [pages[0], pages.at(-1)]
  if (!first || !last) return ['There is no page to verify.']
  const { organizationId } = first
  const wrong: string[] = []
  if (pages.some((page) => page.organizationId !== organizationId))
    wrong.push('The pages are of different organizations.')
  let seq = 0
  let hash = sha256(organizationId)
  for (const entry of pages.flatMap((page) => page.entries)) {
    if (entry.seq !== seq + 1) wrong.push(gap(seq, entry.seq))
    else if (entry.prevHash !== hash)
      wrong.push(`Line ${entry.seq} does not follow line ${seq}: its previous hash differs.`)
    if (isAmbiguous(entry)) wrong.push(`Line ${entry.seq} has a field that the database would not have written.`)
    if (sha256(textOf(organizationId, entry)) !== entry.hash)
      wrong.push(`Line ${entry.seq} was changed: its hash differs.`)
    seq = entry.seq
    hash = entry.hash
  }
  if (seq < last.head.seq) wrong.push(gap(seq, last.head.seq + 1))
  else if (seq > last.head.seq) wrong.push(`Line ${seq} lies behind the end of the log, ${last.head.seq}.`)
  else if (seq > 0 && hash !== last.head.hash) wrong.push('The last line is not the end of the log: its hash differs.')
  return wrong
}

function gap(before: number, after: number): string {
  if (after <= before) return `Line ${after} stands behind line ${before}: lines were swapped or repeated.`
  return after === before + 2 ? `Line ${before + 1} is missing.` : `Lines ${before + 1} to ${after - 1} are missing.`
}

if (import.meta.main) {
  const files = process.argv.slice(2)
  if (files.length === 0) throw new Error('Name the exported file, or the files of its pages in their order.')
  const pages = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as ExportedLog)
  const wrong = verifyAudit(pages)
  const count = pages.reduce((sum, page) => sum + page.entries.length, 0)
  console.log(wrong.length ? wrong.join('\n') : `Verified: ${count} lines, unchanged and complete.`)
  process.exitCode = wrong.length ? 1 : 0
}
