/** Everything under measurement: own PostgreSQL and Redis on loopback, the bare server and Quai's api, one process each. */
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import pg from 'pg'
import { environment, root, startRole, untilReady } from '../dev/app.ts'
import { prepareDatabase } from '../dev/database.ts'
import { freePort } from '../dev/ports.ts'
import { launch, type Running } from '../dev/process.ts'
import { type Services, startServices } from '../dev/services.ts'
import { temporaryFolder } from '../dev/temporary-folder.ts'
import { seedSessions } from './sessions.ts'

export type Server = { readonly url: string; readonly pid: number }
export type System = {
  readonly bare: Server
  readonly quai: Server
  readonly postgresPid: number
  /** a superuser, whom row-level security does not concern */
  readonly plainUrl: string
  readonly appUrl: string
  readonly versions: string
}

export type Starting = { start(): Promise<System>; stop(): Promise<void> }

export function prepareSystem(): Starting {
  const folder = temporaryFolder('quai-bench-')
  const programs: Running[] = []
  let services: Services | undefined
  const stop = async () => {
    await Promise.all(programs.map((program) => program.stop()))
    await services?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const start = async (): Promise<System> => {
    services = await startServices({ folder, durable: true })
    await run(services.postgresAdminUrl, "alter system set shared_buffers = '256MB'")
    await services.stop() // that setting is read at start only
    services = await startServices({ folder, durable: true })
    const passwords = { owner: 'owner', app: 'app', jobs: 'jobs' }
    const database = await prepareDatabase(services.postgresAdminUrl, passwords, 'quai')
    const plainUrl = services.postgresAdminUrl.replace(/postgres$/, 'quai')
    await seedSessions(plainUrl)
    const secretKey = randomBytes(32).toString('base64')
    const settings = environment({ services, database, secretKey, webBuild: `${folder}/no-web`, logLevel: 'warn' })
    // the flood comes from many addresses, told as a proxy tells them
    const env = { ...settings, QUAI_ENV: 'production', PLAIN_URL: plainUrl, TRUST_PROXY: '127.0.0.1' }
    const [bare, quai] = await Promise.all([startBare(env, programs), startQuai(env, programs)])
    const [row] = await run(plainUrl, 'show server_version')
    const versions = `Node ${process.version}, PostgreSQL ${String(row?.server_version).split(' ')[0]}`
    return { bare, quai, postgresPid: services.pids.postgres, plainUrl, appUrl: database.app, versions }
  }
  return { start, stop }
}

async function startBare(env: NodeJS.ProcessEnv, programs: Running[]): Promise<Server> {
  const port = await freePort()
  const args = ['load/bare.ts']
  const settings = { ...env, PORT: String(port) }
  const program = launch({ name: 'bare', command: process.execPath, args, cwd: root, env: settings, output: print })
  programs.push(program)
  const url = `http://127.0.0.1:${port}`
  await untilReady(`${url}/readyz`, program)
  return { url, pid: program.pid }
}

async function startQuai(env: NodeJS.ProcessEnv, programs: Running[]): Promise<Server> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const program = startRole({ name: 'api', kind: 'api', port, publicUrl: url, output: print }, env)
  programs.push(program)
  await untilReady(`${url}/readyz`, program)
  return { url, pid: program.pid }
}

const print = (line: string) => console.error(line)

async function run(url: string, sql: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}
