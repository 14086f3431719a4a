/** One run for each folder: a second one is refused while the first lives, and takes over after a crash. */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

class FolderInUse extends Error {
  readonly pid: number

  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}. Stop that run first (Ctrl-C there, or kill ${pid}).`)
    this.name = 'FolderInUse'
    this.pid = pid
  }
}

export function takeFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'owner')
  for (let attempt = 0; ; attempt++) {
    try {
      claim(file)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 5) throw error
    }
    const owner = readFileSync(file, 'utf8').trim()
    const pid = Number(owner.split(' ')[0])
    if (owner && identityOf(pid) === owner) throw new FolderInUse(folder, pid)
    rmSync(file, { force: true })
  }
}

/** A link either appears with its content or not at all. */
function claim(file: string): void {
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, identityOf(process.pid) ?? '')
  try {
    linkSync(fresh, file)
  } finally {
    rmSync(fresh, { force: true })
  }
}

/** A pid alone may have been given to another program since: the moment of its start makes it unique. */
function identityOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : `${pid} ${fields[19]}`
  } catch {
    return isAlive(pid) && process.platform !== 'linux' ? `${pid} running` : undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
