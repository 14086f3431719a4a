/** Processor time that a process, or PostgreSQL as a whole, has used so far, in microseconds (Linux). */
import { readdirSync, readFileSync } from 'node:fs'

const microsecondsPerTick = 10_000 // the kernel counts a hundred ticks a second on every platform that Node runs on

export function cpuOf(pid: number): number {
  const { user, system } = timesOf(pid)
  return (user + system) * microsecondsPerTick
}

/** The postmaster inherits the time of each backend that has ended; those that live are added. */
export function cpuOfPostgres(pid: number): number {
  const { ended } = timesOf(pid)
  const living = childrenOf(pid).reduce((sum, child) => sum + cpuOf(child), 0)
  return ended * microsecondsPerTick + living
}

function childrenOf(parent: number): number[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return processes.map(Number).filter((pid) => timesOf(pid).parent === parent)
}

function timesOf(pid: number) {
  const [parent, user, system, endedUser, endedSystem] = fieldsOf(pid, [1, 11, 12, 13, 14])
  return { parent: parent ?? 0, user: user ?? 0, system: system ?? 0, ended: (endedUser ?? 0) + (endedSystem ?? 0) }
}

/** The name in brackets may hold blanks, so fields are counted after it. */
function fieldsOf(pid: number, wanted: readonly number[]): number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return wanted.map((index) => Number(fields[index]))
  } catch {
    return [] // it has ended since
  }
}
