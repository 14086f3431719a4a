/** The development run: services that keep their data, api and worker restarted on change, the web with hot reload. */
import { watch } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../db/migrate.ts'
import { environment, root, seed, startRole, untilReady } from './app.ts'
import { type DatabaseUrls, prepareDatabase } from './database.ts'
import { type ExchangeRateServices, startExchangeRateServices } from './exchange-rate-services.ts'
import { type LocalState, localFolder, readState, writeState } from './local-state.ts'
import { logLine } from './log-line.ts'
import { freePort } from './ports.ts'
import { launch, type Running } from './process.ts'
import { type Services, startServices } from './services.ts'
import { stopOnSignal } from './stop-on-signal.ts'

export async function develop(): Promise<void> {
  const folder = localFolder(root)
  const running: Running[] = []
  let services: Services | undefined
  let rates: ExchangeRateServices | undefined
  const ending = stopOnSignal(async () => {
    await Promise.all(running.map((program) => program.stop()))
    await Promise.all([services?.stop(), rates?.stop()])
  })
  const state = readState(folder)
  services = await startServices({ folder, durable: true, ports: state.ports })
  rates = await startExchangeRateServices()
  const ports = await choosePorts(state, services)
  writeState(folder, { ...state, ports })
  const database = await prepareDatabase(services.postgresAdminUrl, state.passwords, 'quai')
  await seed(database, state.secretKey)
  migrateOnChange(database)
  const settings = { ...environment({ services, database, secretKey: state.secretKey }), ...rates.settings }
  const publicUrl = `http://localhost:${ports.web}`
  const role = (kind: 'api' | 'worker') =>
    startRole({ name: kind, kind, port: ports[kind], publicUrl, watch: true, output: say(kind) }, settings)
  const [api, worker, web] = [role('api'), role('worker'), startWeb(ports)]
  running.push(api, worker, web)
  await untilReady(`http://127.0.0.1:${ports.api}/readyz`, api)
  await untilReady(publicUrl, web)
  await announce(ports, services, database)
  const ended = await Promise.race(running.map(async (program) => `${program.name} ${await program.ended}`))
  if (ending.isStopping()) return // the one who stops also ends the process
  console.log(`\n${ended}; stopping the rest`)
  await ending.stop(1)
}

const say = (name: string) => (line: string) => console.log(logLine(name, line))

function startWeb(ports: LocalState['ports']): Running {
  const args = ['dev', '--port', String(ports.web), '--host', '127.0.0.1', '--strictPort']
  return launch({
    name: 'web',
    command: process.execPath,
    args: [join(root, 'node_modules/.bin/react-router'), ...args],
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', API_URL: `http://127.0.0.1:${ports.api}` },
    output: say('web'),
    grace: 2000,
    group: true,
  })
}

async function choosePorts({ ports }: LocalState, services: Services): Promise<LocalState['ports']> {
  const api = await freePort(ports.api)
  const worker = await freePort(ports.worker)
  return { ...services.ports, api, worker, web: await freePort(ports.web) }
}

/** A new migration is applied as soon as its file is saved. */
function migrateOnChange(database: DatabaseUrls): void {
  let timer: NodeJS.Timeout | undefined
  watch(join(root, 'db/migrations'), () => {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const report = await migrate(database.owner).catch((error: Error) => [error.message])
      if (report.length > 0) say('migrate')(report.join(', '))
    }, 300)
  }).unref()
}

async function announce(ports: LocalState['ports'], services: Services, database: DatabaseUrls): Promise<void> {
  const { seededPassword, seededPeople, seededTotpSecret } = await import('../db/seed.ts')
  const lines = [
    ['Quai', `http://localhost:${ports.web}`],
    ['Sign in as', `http://localhost:${ports.web}/dev-login`],
    ['Components', `http://localhost:${ports.web}/ui`],
    ['Mail', services.mailUrl],
    ['API', `http://localhost:${ports.api}`],
    ['PostgreSQL', database.owner],
    ['Redis', services.redisUrl],
  ]
  const people = seededPeople.map(({ name, email, company, role, orgRole }) => {
    return [name, email, company, role === 'customer' ? orgRole : role]
  })
  console.log(`\n${table(lines)}\n\n${table(people)}\n`)
  console.log(`  Everybody's password: ${seededPassword}. Authenticator secret of staff: ${seededTotpSecret}`)
  console.log('  Ctrl-C stops everything.\n')
}

function table(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0)) + 2
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(width(column))).join('')}`.trimEnd()).join('\n')
}
