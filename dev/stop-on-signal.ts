/** Ends a run in good order at Ctrl-C, at `kill`, when its terminal closes, and when the npm that started it is gone. */

export type Ending = { readonly isStopping: () => boolean; readonly stop: (code: number) => Promise<void> }

export function stopOnSignal(stopEverything: () => Promise<unknown>): Ending {
  let stopping = false
  const stop = async (code: number) => {
    // a second Ctrl-C, or a program that does not end: we leave, and the guard (dev/guard.ts) kills what is left
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), 5000).unref()
    await stopEverything()
    process.exit(code)
  }
  process.on('SIGINT', () => void stop(130))
  process.on('SIGTERM', () => void stop(143))
  process.on('SIGHUP', () => void stop(129))
  if (process.env.npm_lifecycle_event) followParent(() => void stop(143))
  return { isStopping: () => stopping, stop }
}

/** npm does not always pass a signal on through its shell. */
function followParent(orphaned: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    orphaned()
  }, 300)
  timer.unref()
}
