/** `npm run size`: weighs the built web against the limits of .size-limit.ts and fails above them. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
if (!existsSync(join(root, 'build/web/pages.json'))) {
  console.error('There is nothing to weigh yet: run `npm run build` first.')
  process.exit(1)
}
const { stdout, stderr, status } = spawnSync(join(root, 'node_modules/.bin/size-limit'), ['--json'], {
  cwd: root,
  encoding: 'utf8',
})
if (!stdout.trim().startsWith('[')) {
  console.error(stderr || stdout)
  process.exit(status || 1)
}
type Check = { name: string; passed: boolean; size: number; sizeLimit: number }
const checks: Check[] = JSON.parse(stdout)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)
const width = Math.max(...checks.map((check) => check.name.length))
for (const { name, passed, size, sizeLimit } of checks) {
  console.log(`${passed ? '▲' : '■'} ${name.padEnd(width)} ${kilobytes(size)} kB of ${kilobytes(sizeLimit)} kB`)
}
process.exitCode = checks.every((check) => check.passed) ? 0 : 1
