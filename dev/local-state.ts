/** What one checkout keeps between two runs of `npm run dev`: where its data lie, its ports and its secrets. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isReachable, serverUser } from './postgres.ts'

export type LocalState = {
  secretKey: string
  passwords: { owner: string; app: string; jobs: string }
  ports: { api: number; worker: number; web: number; mail: number; smtp: number; postgres: number; redis: number }
}

const random = (bytes: number) => randomBytes(bytes).toString('base64url')

export function readState(folder: string): LocalState {
  const fresh: LocalState = {
    secretKey: randomBytes(32).toString('base64'),
    passwords: { owner: random(18), app: random(18), jobs: random(18) },
    ports: { api: 4000, worker: 4001, web: 4100, mail: 4200, smtp: 0, postgres: 0, redis: 0 },
  }
  try {
    return { ...fresh, ...(JSON.parse(readFileSync(join(folder, 'state.json'), 'utf8')) as Partial<LocalState>) }
  } catch {
    writeState(folder, fresh)
    return fresh
  }
}

export function writeState(folder: string, state: LocalState): void {
  writeFileSync(join(folder, 'state.json'), `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 })
}

/** .local, unless PostgreSQL's user cannot get there (a checkout under /root): then a folder that belongs to this checkout. */
export function localFolder(checkout: string): string {
  const usual = join(checkout, '.local')
  const user = serverUser()
  if (isReachable(usual, user)) return usual
  const other = join(tmpdir(), `quai-${createHash('sha256').update(checkout).digest('hex').slice(0, 12)}`)
  mkdirSync(other, { recursive: true, mode: 0o711 })
  if (statSync(other).uid !== process.getuid?.()) throw new Error(`${other} belongs to another user. Remove it.`)
  console.log(`${usual} is closed to the user postgres, so the data are kept in ${other}`)
  return other
}
