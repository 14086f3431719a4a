/** Starts, watches and stops one program, always by its own process id. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { forgetProcess, watchProcess } from './guard.ts'

export type Launch = {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
  readonly user?: { readonly uid: number; readonly gid: number } | undefined
  /** An open file takes the output, or each line is handed over. */
  readonly output: number | ((line: string) => void)
  readonly signal?: NodeJS.Signals
  /** How long it may take to stop before it is killed, in milliseconds. */
  readonly grace?: number
  /** True stops the whole process group: programs that have children of their own, such as `node --watch`. */
  readonly group?: boolean
}

export type Running = {
  readonly name: string
  readonly pid: number
  /** Resolves when the program has ended, however it ended. */
  readonly ended: Promise<string>
  hasEnded(): boolean
  stop(): Promise<void>
}

export function launch(options: Launch): Running {
  const { name, output, signal = 'SIGTERM', grace = 5000, group = false } = options
  const stdio: StdioOptions = typeof output === 'number' ? ['ignore', output, output] : ['ignore', 'pipe', 'pipe']
  // detached: Ctrl-C in the terminal must reach us alone, so that we stop the programs in the right order
  const child = spawn(options.command, options.args, {
    detached: true,
    stdio,
    env: options.env ?? process.env,
    ...(options.cwd ? { cwd: options.cwd } : {}),
    ...options.user,
  })
  if (typeof output === 'function') forwardLines(child, output)
  const { pid } = child
  const target = pid && group ? -pid : pid
  if (target) watchProcess(target, signal)
  let over = false
  const ended = new Promise<string>((resolve) => {
    const finish = (how: string) => {
      over = true
      if (target && !group) forgetProcess(target)
      resolve(how)
    }
    child.once('error', (error) => finish(error.message))
    child.once('exit', (code, by) => finish(by ? `stopped by ${by}` : `ended with code ${code}`))
  })
  const stop = async () => {
    if (!target) return
    send(target, over ? 'SIGKILL' : signal)
    const timer = setTimeout(() => send(target, 'SIGKILL'), grace)
    await ended
    clearTimeout(timer)
    if (group) {
      send(target, 'SIGKILL') // what a group leader left behind
      forgetProcess(target)
    }
  }
  return { name, pid: pid ?? 0, ended, hasEnded: () => over, stop }
}

function forwardLines(child: ChildProcess, take: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', take)
  }
}

function send(target: number, signal: NodeJS.Signals): void {
  try {
    process.kill(target, signal)
  } catch {
    // already gone
  }
}

/** The command line of a process that still runs; undefined when there is none (or no way to know: not Linux). */
export function commandOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return undefined
  }
}

/** Stops a program that an earlier, killed run of ours left behind; the caller has made sure that it is ours. */
export async function stopLeftover(pid: number, signal: NodeJS.Signals, grace = 5000): Promise<void> {
  send(pid, signal)
  const end = Date.now() + grace
  while (commandOf(pid)) {
    if (Date.now() > end) send(pid, 'SIGKILL')
    await sleep(20)
  }
}
