/**
 * Runs `npm ci` when node_modules does not hold exactly what package-lock.json names.
 * Imports no package, because on a clean clone there is none yet.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

type Packages = Record<string, { version?: string; optional?: boolean; link?: boolean } | undefined>

export function installWhenNeeded(): void {
  if (isInstalled(readPackages('package-lock.json'), readPackages('node_modules/.package-lock.json'))) return
  console.log('Installing packages (npm ci)')
  // npm runs scripts with the node it was started with; npm_execpath is the npm that started us
  const npm = process.env.npm_execpath
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const { status, error } = spawnSync(command, [...first, 'ci', '--no-progress'], { cwd: root, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) throw new Error(`npm ci ended with code ${status}`)
}

/** npm writes node_modules/.package-lock.json last, so a broken installation is recognized too. */
export function isInstalled(wanted: Packages, present: Packages): boolean {
  return Object.entries(wanted).every(([path, entry]) => {
    const found = present[path]
    if (path === '' || entry?.link) return true
    return found ? found.version === entry?.version : entry?.optional // builds for other platforms are left out
  })
}

function readPackages(file: string): Packages {
  try {
    return (JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as { packages: Packages }).packages
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

if (import.meta.main) installWhenNeeded()
