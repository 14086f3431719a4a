/** Fetches the whole audit log, page by page, and hands it over as one file that the verifier reads. */
import { send } from '#platform/web/send.ts'
import { type AuditExport, exportAudit } from '../audit-contract.ts'
import { saveFile } from './save-file.ts'

export async function saveAudit(): Promise<number> {
  let log: AuditExport | undefined
  let after: number | null = 0
  while (after !== null) {
    const page: AuditExport = await send(exportAudit, { query: { after } }, { cache: 'reload' })
    log = { ...page, entries: [...(log?.entries ?? []), ...page.entries] }
    after = page.next
  }
  if (!log) return 0
  const day = new Date().toISOString().slice(0, 10)
  saveFile(`quai-audit-${day}.json`, 'application/json', `${JSON.stringify(log, null, 1)}\n`)
  return log.entries.length
}
