/** Real api and worker processes, to be killed for real. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

export type KillableProcess = {
  readonly port: number
  readonly url: string
  /** ends it at once, in the middle of whatever it does */
  readonly kill: () => Promise<void>
  /** asks it to end */
  readonly terminate: () => Promise<number | null>
}

export async function startProcess(kind: 'api' | 'worker', settings: Record<string, string>): Promise<KillableProcess> {
  const child = spawn(process.execPath, ['src/app/server/start.ts', kind], {
    env: { PATH: process.env.PATH, ...settings, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  onTestFinished(() => void child.kill('SIGKILL'))
  const port = await listeningPort(child, kind)
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    terminate: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

function listeningPort(child: ChildProcess, kind: string): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the ${kind} ended with ${code} before it listened`)))
    if (!child.stdout) return reject(new Error('no output'))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const entry = line.startsWith('{') ? (JSON.parse(line) as { msg: string; port?: number }) : undefined
      if (entry?.msg === 'listening' && entry.port) resolve(entry.port)
    })
  })
}
