/** A Redis of our own without persistence: by design it may be lost at any moment. */
import { openSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBinary } from './binaries.ts'
import { freePort } from './ports.ts'
import { commandOf, launch, type Running, stopLeftover } from './process.ts'

export type Redis = { readonly url: string; readonly port: number; readonly process: Running; stop(): Promise<void> }

export async function startRedis(folder: string, preferredPort?: number): Promise<Redis> {
  const state = join(folder, 'redis.json')
  const log = join(folder, 'redis.log')
  await stopFormer(state)
  for (let attempt = 0; ; attempt++) {
    const port = await freePort(attempt === 0 ? preferredPort : undefined)
    const server = launch({
      name: 'redis',
      command: findBinary('redis-server'),
      args: ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'],
      cwd: folder,
      output: openSync(log, 'a'),
      grace: 2000,
    })
    writeFileSync(state, JSON.stringify({ pid: server.pid, port }))
    if (await isReady(port, server)) {
      return { url: `redis://127.0.0.1:${port}`, port, process: server, stop: () => server.stop() }
    }
    if (attempt === 4) throw new Error(`Redis does not start:\n${readFileSync(log, 'utf8').slice(-1500)}`)
  }
}

async function isReady(port: number, server: Running): Promise<boolean> {
  const end = Date.now() + 15_000
  while (!server.hasEnded() && Date.now() < end) {
    // another program may have taken the port in between: it would answer, but our process would have ended
    if ((await ping(port)) && !server.hasEnded()) return true
    await sleep(20)
  }
  await server.stop()
  return false
}

function ping(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    const answer = (yes: boolean) => {
      socket.destroy()
      resolve(yes)
    }
    socket.setTimeout(500, () => answer(false))
    socket.once('data', (data) => answer(data.toString().startsWith('+PONG')))
    socket.once('error', () => answer(false))
  })
}

async function stopFormer(state: string): Promise<void> {
  try {
    const { pid, port } = JSON.parse(readFileSync(state, 'utf8')) as { pid: number; port: number }
    const command = commandOf(pid)
    if (command?.includes('redis-server') && command.includes(`:${port}`)) await stopLeftover(pid, 'SIGTERM', 2000)
  } catch {
    // no former run, or a file cut short by one that was killed
  }
}
