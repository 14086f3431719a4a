/** The whole of Quai for browser tests and pictures: own services, two api replicas and two workers on one database. */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { environment, root, seed, startRole, untilReady } from './app.ts'
import { prepareDatabase } from './database.ts'
import { type ExchangeRateServices, startExchangeRateServices } from './exchange-rate-services.ts'
import { logLine } from './log-line.ts'
import { freePort } from './ports.ts'
import type { Running } from './process.ts'
import { type Services, startServices } from './services.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type Stack = {
  /** The first and the second api replica. */
  readonly urls: readonly [string, string]
  readonly mailUrl: string
  /** The last lines that the processes wrote, for a failure's report. */
  log(): string
  stop(): Promise<void>
}

/** With the development pages, because a browser signs in as a seeded person through /dev-login. */
export function buildForStack(): string {
  const { status } = spawnSync(process.execPath, ['dev/build.ts', '--development'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The web does not build')
  return join(root, 'build/web-development')
}

export async function startStack(webBuild: string): Promise<Stack> {
  const folder = temporaryFolder('quai-stack-')
  const lines: string[] = []
  const programs: Running[] = []
  let services: Services | undefined
  let rates: ExchangeRateServices | undefined
  const stop = async () => {
    await Promise.all(programs.map((program) => program.stop()))
    await Promise.all([services?.stop(), rates?.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
  const write = (name: string) => (line: string) => {
    lines.push(logLine(name, line))
    if (lines.length > 2000) lines.shift()
  }
  const log = () => lines.slice(-60).join('\n')
  try {
    services = await startServices({ folder, durable: false })
    rates = await startExchangeRateServices()
    const passwords = { owner: 'owner', app: 'app', jobs: 'jobs' }
    const database = await prepareDatabase(services.postgresAdminUrl, passwords, 'quai')
    const secretKey = randomBytes(32).toString('base64')
    await seed(database, secretKey)
    const settings = {
      ...environment({ services, database, secretKey, webBuild }),
      ...rates.settings,
      // Each browser of a test says its own address, as a proxy would: strangers do not share one rate limit.
      TRUST_PROXY: 'loopback',
    }
    // Links in mails are made by the workers, and lead to the first api.
    const start = async (kind: 'api' | 'worker', number: number, reachedAt?: string) => {
      const port = await freePort()
      const publicUrl = reachedAt ?? `http://localhost:${port}`
      const program = startRole(
        { name: `${kind}${number}`, kind, port, publicUrl, output: write(`${kind}${number}`) },
        settings,
      )
      programs.push(program)
      await untilReady(`http://127.0.0.1:${port}/readyz`, program)
      return publicUrl
    }
    const urls = await Promise.all([start('api', 1), start('api', 2)])
    await Promise.all([start('worker', 1, urls[0]), start('worker', 2, urls[0])])
    return { urls, mailUrl: services.mailUrl, log, stop }
  } catch (error) {
    await stop()
    throw new Error(`${(error as Error).message}\n${log()}`, { cause: error })
  }
}
