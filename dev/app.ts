/** Starts Quai's own processes with the settings that they read, and knows when they are ready. */
import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { DatabaseUrls } from './database.ts'
import { launch, type Running } from './process.ts'
import type { Services } from './services.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

export type Settings = {
  readonly services: Services
  readonly database: DatabaseUrls
  readonly secretKey: string
  readonly webBuild?: string
  readonly logLevel?: string
}

export function environment({ services, database, secretKey, webBuild, logLevel }: Settings): NodeJS.ProcessEnv {
  return {
    ...process.env,
    QUAI_ENV: 'development',
    DATABASE_URL: database.app,
    DATABASE_JOBS_URL: database.jobs,
    REDIS_URL: services.redisUrl,
    SMTP_URL: services.smtpUrl,
    SECRET_KEY: secretKey,
    HOST: '127.0.0.1',
    SHUTDOWN_GRACE_MS: '0',
    ...(webBuild ? { WEB_BUILD: webBuild } : {}),
    ...(logLevel ? { LOG_LEVEL: logLevel } : {}),
  }
}

export type Role = {
  readonly name: string
  readonly kind: 'api' | 'worker'
  readonly port: number
  readonly publicUrl: string
  readonly watch?: boolean
  readonly output: (line: string) => void
}

export function startRole(role: Role, settings: NodeJS.ProcessEnv): Running {
  const watch = role.watch ? ['--watch', '--watch-preserve-output'] : []
  return launch({
    name: role.name,
    command: process.execPath,
    args: [...watch, 'src/app/server/start.ts', role.kind],
    cwd: root,
    env: {
      ...settings,
      PUBLIC_URL: role.publicUrl,
      [role.kind === 'api' ? 'PORT' : 'WORKER_PORT']: String(role.port),
    },
    output: role.output,
    grace: 3000,
    group: true,
  })
}

/** Waits until the address answers 200; a program that ended meanwhile is an error at once. */
export async function untilReady(url: string, program: Running, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (!program.hasEnded() && Date.now() < end) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`${program.name} did not become ready (${program.hasEnded() ? await program.ended : url})`)
}

export async function seed(database: DatabaseUrls, secretKey: string): Promise<void> {
  const env = { ...process.env, DATABASE_OWNER_URL: database.owner, SECRET_KEY: secretKey }
  await promisify(execFile)(process.execPath, ['db/seed.ts'], { cwd: root, env })
}
