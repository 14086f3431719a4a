/** The figures as a table that is also Markdown, and what they mean for the goals. */
import { bareOrganization, bareUser, quaiOrganization, quaiUser } from './cases.ts'
import { type Measurement, median } from './measurement.ts'

export type Results = ReadonlyMap<string, readonly Measurement[]>

const goal = 0.5
const heading = [
  'case',
  'req/s median (min-max)',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'node us/req',
  'pg us/req',
  'of its twin',
]

export function tableOf(results: Results, twins: ReadonlyMap<string, string>): string {
  const rows = [...results].map(([name, runs]) => {
    const twin = twins.get(name)
    const ratio = twin ? ratioOf(results, name, twin) : undefined
    return [name, ...figuresOf(runs), ratio ? `${ratio.perSecond.toFixed(2)} (cpu ${ratio.cpu.toFixed(2)})` : '-']
  })
  const widths = heading.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [line(heading), rule, ...rows.map(line)].join('\n')
}

function figuresOf(runs: readonly Measurement[]): string[] {
  const of = (key: 'p50' | 'p95' | 'p99') => {
    const known = runs.map((run) => run[key]).filter(Number.isFinite) // pgbench samples: a starved run may have none
    return known.length ? median(known).toFixed(2) : '-'
  }
  const rates = runs.map((run) => Math.round(run.perSecond))
  const node = runs.flatMap((run) => run.nodeCpu ?? [])
  return [
    `${Math.round(median(rates))} (${Math.min(...rates)}-${Math.max(...rates)})`,
    ...[of('p50'), of('p95'), of('p99')],
    node.length ? median(node).toFixed(1) : '-',
    median(runs.map((run) => run.postgresCpu)).toFixed(1),
  ]
}

type Ratio = { readonly perSecond: number; readonly cpu: number; readonly rounds: readonly number[] }

/** Each round is held against the same round of its twin, which ran moments before. */
function ratioOf(results: Results, name: string, twin: string): Ratio {
  const pairs = (results.get(name) ?? []).flatMap((run, round) => {
    const other = results.get(twin)?.[round]
    return other ? [{ run, other }] : []
  })
  const rounds = pairs.map(({ run, other }) => run.perSecond / other.perSecond)
  const cpu = pairs.map(({ run, other }) => (other.nodeCpu ?? Number.NaN) / (run.nodeCpu ?? Number.NaN))
  return { perSecond: median(rounds), cpu: median(cpu), rounds }
}

export function verdictOf(results: Results): string {
  const verdict = (name: string, twin: string) => {
    const { perSecond, cpu, rounds } = ratioOf(results, name, twin)
    const word = perSecond >= goal ? 'met' : 'MISSED'
    const each = rounds.map((ratio) => ratio.toFixed(2)).join(' ')
    return `${name} / ${twin}: ${perSecond.toFixed(2)} [${each}], by node cpu ${cpu.toFixed(2)}; goal >= ${goal}: ${word}`
  }
  return [verdict(quaiUser, bareUser), verdict(quaiOrganization, bareOrganization)].join('\n')
}
