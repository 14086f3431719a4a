import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolderAtEnd } from './guard.ts'

/** Removed by the guard even when the run is killed. */
export function temporaryFolder(prefix: string): string {
  const made = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(made, 0o711) // PostgreSQL runs as its own user and has to pass through
  removeFolderAtEnd(made)
  return made
}
