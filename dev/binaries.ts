/** Finds the programs that Quai runs beside Node, and says how to install one that is missing. */
import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const packages = {
  initdb: 'postgresql',
  postgres: 'postgresql',
  'redis-server': 'redis-server',
  chromium: 'chromium',
} as const

export type Binary = keyof typeof packages

class MissingBinary extends Error {
  constructor(name: Binary) {
    super(
      `${name} is not installed (looked on PATH${packages[name] === 'postgresql' ? ' and in /usr/lib/postgresql' : ''}). ` +
        `On Debian or Ubuntu: sudo apt-get install ${packages[name]}   (all at once: sudo bash .ci/setup)`,
    )
    this.name = 'MissingBinary'
  }
}

/** Debian keeps PostgreSQL's programs off PATH, one folder for each version: the newest is taken. */
export function findBinary(name: Binary, path = process.env.PATH ?? ''): string {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => majorOf(b) - majorOf(a))
  const folders = [...(packages[name] === 'postgresql' ? debian : []), ...path.split(delimiter).filter(Boolean)]
  for (const folder of folders) {
    const file = join(folder, name)
    if (isExecutable(file)) return file
  }
  throw new MissingBinary(name)
}

function majorOf(folder: string): number {
  return Number(/postgresql\/(\d+)/.exec(folder)?.[1] ?? 0)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
