/** A PostgreSQL cluster of our own in a folder: made on the first start, kept or thrown away by the caller. */
import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findBinary } from './binaries.ts'
import { freePort } from './ports.ts'
import { commandOf, launch, type Running, stopLeftover } from './process.ts'

export type Postgres = {
  readonly adminUrl: string
  readonly port: number
  readonly process: Running
  stop(): Promise<void>
}
export type User = { readonly uid: number; readonly gid: number }

/** Throwaway data need no disk: several times faster, and lost at a power cut, which a test never sees. */
const throwaway = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
]
const always = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300', 'log_statement=none']

export async function startPostgres(folder: string, durable: boolean, preferredPort?: number): Promise<Postgres> {
  const user = serverUser()
  const data = join(folder, 'postgres')
  await stopFormer(data)
  if (!existsSync(join(data, 'PG_VERSION'))) await createCluster(folder, data, user)
  const log = join(folder, 'postgres.log')
  for (let attempt = 0; ; attempt++) {
    const port = await freePort(attempt === 0 ? preferredPort : undefined)
    const server = launchServer(data, port, durable, user, log)
    if (await isReady(data, server)) {
      const password = readFileSync(join(folder, 'postgres-password'), 'utf8').trim()
      const adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
      return { adminUrl, port, process: server, stop: () => server.stop() }
    }
    // a port taken in between, or the shared memory of a server killed a moment ago
    if (attempt === 4) throw new Error(`PostgreSQL does not start:\n${lastLines(log)}`)
    await sleep(300)
  }
}

/** PostgreSQL refuses to run as root, so root runs it as the user that Debian's package made for it. */
export function serverUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim())
  if (!uid || !gid) {
    throw new Error(
      'PostgreSQL does not run as root and there is no user postgres: apt-get install postgresql makes one.',
    )
  }
  return { uid: Number(uid), gid: Number(gid) }
}

/** False for a checkout under /root, for instance: another user may not even pass through it. */
export function isReachable(folder: string, user: User | undefined): boolean {
  mkdirSync(folder, { recursive: true })
  return !user || spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/' }).status === 0
}

async function createCluster(folder: string, data: string, user: User | undefined): Promise<void> {
  rmSync(data, { recursive: true, force: true }) // what a killed initdb left
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const password = randomBytes(18).toString('base64url')
  const passwordFile = join(folder, 'postgres-password')
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user) {
    chmodSync(folder, 0o711)
    chownSync(data, user.uid, user.gid)
    chownSync(passwordFile, user.uid, user.gid)
  }
  const options = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync']
  // byte order: an index never depends on the collation of this machine's C library
  const text = ['--encoding=UTF8', '--locale=C.UTF-8', '--lc-messages=C']
  await promisify(execFile)(findBinary('initdb'), ['-D', data, ...options, ...text], { ...user, cwd: folder })
}

function launchServer(data: string, port: number, durable: boolean, user: User | undefined, log: string): Running {
  const settings = [...always, ...(durable ? [] : throwaway)].flatMap((setting) => ['-c', setting])
  return launch({
    name: 'postgres',
    command: findBinary('postgres'),
    args: ['-D', data, '-p', String(port), ...settings],
    cwd: dirname(data),
    user,
    output: openSync(log, 'a'),
    signal: durable ? 'SIGINT' : 'SIGQUIT', // fast: clients are cut off, data are safe; immediate: nothing to keep
    grace: 4000,
  })
}

/** The server writes its state into its pid file, which is also where pg_ctl looks. */
async function isReady(data: string, server: Running): Promise<boolean> {
  const end = Date.now() + 60_000
  while (!server.hasEnded() && Date.now() < end) {
    const lines = pidFile(data)
    if (Number(lines[0]) === server.pid && lines[7]?.trim() === 'ready') return true
    await sleep(20)
  }
  await server.stop()
  return false
}

/** Our folder is locked by us (dev/lock.ts), so a server that still runs on it belongs to a run that was killed. */
async function stopFormer(data: string): Promise<void> {
  const pid = Number(pidFile(data)[0])
  if (!pid) return
  if (commandOf(pid)?.includes(data)) await stopLeftover(pid, 'SIGINT')
  rmSync(join(data, 'postmaster.pid'), { force: true }) // the number may belong to another program by now
}

function pidFile(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').split('\n').slice(-15).join('\n')
}
