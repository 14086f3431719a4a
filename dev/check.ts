/**
 * `npm run check`: everything that can be known without a service. All of it runs even after a failure, so that one run
 * shows everything; `npm run check -- types lint` runs just those.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { root } from './app.ts'

type Step = { readonly name: string; readonly commands: readonly string[] }

const steps: readonly Step[] = [
  { name: 'types', commands: ['react-router typegen', 'tsc --noEmit'] },
  { name: 'unit', commands: ['vitest run --project unit --silent=passed-only'] }, // the architecture is one of them
  { name: 'lint', commands: ['biome ci --colors=off .', 'oxlint --type-aware --deny-warnings'] },
  { name: 'texts', commands: ['lingui check sync', 'lingui check missing'] },
  { name: 'unused', commands: ['knip'] },
]

async function run({ name, commands }: Step): Promise<boolean> {
  const begin = performance.now()
  for (const command of commands) {
    const [code, output] = await execute(command)
    if (code !== 0) {
      console.log(`${output.trimEnd()}\n\n✗ ${name}: ${command} ended with code ${code}\n`)
      return false
    }
  }
  console.log(`✓ ${name.padEnd(7)} ${((performance.now() - begin) / 1000).toFixed(1)} s`)
  return true
}

function execute(command: string): Promise<[number | null, string]> {
  const [program = '', ...args] = command.split(' ')
  const child = spawn(`node_modules/.bin/${program}`, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve([1, error.message]))
    child.on('close', (code) => resolve([code, output]))
  })
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.log(`There is no check "${unknown.join(', ')}". There are: ${steps.map((step) => step.name).join(', ')}`)
  process.exit(1)
}
const queue = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const outcomes: boolean[] = []
const work = async () => {
  for (let step = queue.shift(); step; step = queue.shift()) outcomes.push(await run(step))
}
await Promise.all(Array.from({ length: Math.min(3, availableParallelism()) }, work))
process.exit(outcomes.every(Boolean) ? 0 : 1)
