import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createTransport } from 'nodemailer'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { findBinary } from './binaries.ts'
import { localFolder } from './local-state.ts'
import type { CaughtMail } from './mail-catcher.ts'
import { commandOf } from './process.ts'
import { startServices } from './services.ts'
import { temporaryFolder } from './temporary-folder.ts'

vi.setConfig({ testTimeout: 60_000 }) // initdb takes seconds on a busy machine
const folders: string[] = []
const folder = () => {
  const made = temporaryFolder('quai-services-')
  folders.push(made)
  return made
}
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true })
})

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}

test('starts, stops, and a second start finds the data again on the same ports', async () => {
  const home = folder()
  const first = await startServices({ folder: home, durable: true })
  await ask(first.postgresAdminUrl, 'create table kept as select 42 as answer')
  await first.stop()
  expect(commandOf(first.pids.postgres)).toBeUndefined()
  expect(commandOf(first.pids.redis)).toBeUndefined()
  for (const port of Object.values(first.ports)) expect(await isListening(port)).toBe(false)

  const second = await startServices({ folder: home, durable: true, ports: first.ports })
  expect(await ask(second.postgresAdminUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
  expect(second.ports).toEqual(first.ports)
  await second.stop()
})

test('two at once do not meet, and a busy port is replaced by a free one', async () => {
  const one = await startServices({ folder: folder(), durable: false })
  const two = await startServices({ folder: folder(), durable: false, ports: one.ports })
  const ports = [...Object.values(one.ports), ...Object.values(two.ports)]
  expect(new Set(ports).size).toBe(8)
  await ask(one.postgresAdminUrl, 'create table mine ()')
  expect(await ask(two.postgresAdminUrl, "select to_regclass('mine') as found")).toEqual([{ found: null }])
  await one.stop()
  expect(await ask(two.postgresAdminUrl, 'select 1 as still')).toEqual([{ still: 1 }])
  await two.stop()
})

test('a folder in use is refused by name of the process that holds it', async () => {
  const home = folder()
  const services = await startServices({ folder: home, durable: false })
  await expect(startServices({ folder: home, durable: false })).rejects.toThrow(`in use by process ${process.pid}`)
  await services.stop()
})

test('recovers after kill -9 of PostgreSQL and Redis', async () => {
  const home = folder()
  const first = await startServices({ folder: home, durable: true })
  await ask(first.postgresAdminUrl, 'create table kept as select 7 as answer')
  process.kill(first.pids.postgres, 'SIGKILL')
  process.kill(first.pids.redis, 'SIGKILL')
  await first.stop()
  expect(existsSync(join(home, 'postgres', 'postmaster.pid'))).toBe(true)

  const second = await startServices({ folder: home, durable: true })
  expect(await ask(second.postgresAdminUrl, 'select answer from kept')).toEqual([{ answer: 7 }])
  await second.stop()
})

test('kill -9 of the run itself leaves no orphan, and the next start takes the folder over', async () => {
  const home = folder()
  const run = spawn(process.execPath, ['--input-type=module', '-e', ownRun(home)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface({ input: run.stdout }), 'line')) as [string]
  const pids = JSON.parse(line) as { postgres: number; redis: number }
  expect(commandOf(pids.postgres)).toContain(home)
  run.kill('SIGKILL')
  await once(run, 'exit')
  await vi.waitFor(() => expect([commandOf(pids.postgres), commandOf(pids.redis)].filter(Boolean)).toEqual([]), 15_000)

  const next = await startServices({ folder: home, durable: true })
  expect(await ask(next.postgresAdminUrl, 'select answer from kept')).toEqual([{ answer: 1 }])
  await next.stop()
})

function ownRun(home: string): string {
  const services = new URL('./services.ts', import.meta.url).href
  return `
    import { startServices } from '${services}'
    import pg from 'pg'
    const services = await startServices({ folder: ${JSON.stringify(home)}, durable: true })
    const client = new pg.Client({ connectionString: services.postgresAdminUrl })
    await client.connect()
    await client.query('create table kept as select 1 as answer')
    console.log(JSON.stringify(services.pids))
    setInterval(() => {}, 1000)`
}

test('the mail catcher gives a mail as JSON, as text, and as HTML that cannot run', async () => {
  const services = await startServices({ folder: folder(), durable: false })
  const html = '<html><head></head><body><script>alert(1)</script><p>Bonjour é</p></body></html>'
  const mail = { from: 'quai@example.eu', to: 'Ada@Example.eu', subject: 'Réunion <b>', text: 'Bonjour é', html }
  await createTransport(services.smtpUrl).sendMail(mail)
  const found = (await (await fetch(`${services.mailUrl}/api/mails?to=ada@example.eu`)).json()) as CaughtMail[]
  expect(found).toMatchObject([{ subject: 'Réunion <b>', text: 'Bonjour é\n', to: ['ada@example.eu'] }])
  expect(await (await fetch(`${services.mailUrl}/api/mails?to=other@example.eu`)).json()).toEqual([])
  expect(await (await fetch(services.mailUrl)).text()).toContain('Réunion &lt;b&gt;')
  const part = await fetch(`${services.mailUrl}/mails/1/html`)
  expect(part.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups/)
  expect(part.headers.get('content-security-policy')).not.toContain('allow-scripts')
  expect(await (await fetch(`${services.mailUrl}/mails/1`)).text()).toContain('<iframe title="HTML part" sandbox=')
  await services.stop()
})

test('a checkout that PostgreSQL’s user cannot reach keeps its data in a folder of its own', () => {
  const closed = folder()
  expect(localFolder(closed)).toBe(join(closed, '.local'))
  chmodSync(closed, 0o700)
  const say = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const chosen = localFolder(closed)
  say.mockRestore()
  if (process.getuid?.() === 0) {
    expect(chosen).toMatch(/\/quai-[0-9a-f]{12}$/)
    expect(localFolder(folder())).not.toBe(chosen)
    folders.push(chosen)
  } else {
    expect(chosen).toBe(join(closed, '.local')) // PostgreSQL runs as ourselves
  }
})

test('a missing program is named with the command that installs it', () => {
  expect(() => findBinary('redis-server', '/nowhere')).toThrow(
    /redis-server is not installed.*apt-get install redis-server/,
  )
  expect(() => findBinary('chromium', '')).toThrow(/apt-get install chromium/)
})
