/** The same SQL without Node: what the database alone gives, the limit for everything above it. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { findBinary } from '../dev/binaries.ts'
import { type Load, percentile } from './measurement.ts'
import { hashInSql, sessionCount } from './sessions.ts'
import { openRequest, organization, sessionJoin } from './sql.ts'

const clients = 10 // as many as the pools of the servers have connections
const anySession = `\\set n random(1, ${sessionCount})\n`
const withHash = (sql: string) => sql.replaceAll('\n', ' ').replace('$1', hashInSql(':n'))

export const sessionJoinScript = `${anySession}${withHash(sessionJoin)};\n`
export const openRequestScript = `${anySession}${withHash(openRequest)};\n`
export const organizationScript = `${anySession}begin;
${withHash(openRequest)} \\gset
${organization.replace('$1', ':org_id')};
commit;
`

export async function loadPostgres(url: string, script: string, seconds: number): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'quai-pgbench-'))
  try {
    const file = join(folder, 'script.sql')
    writeFileSync(file, script)
    const log = ['--log', `--log-prefix=${join(folder, 'log')}`, '--sampling-rate=0.1']
    const run = [`--client=${clients}`, '--jobs=1', '--protocol=prepared', `--time=${seconds}`, '--no-vacuum']
    const pgbench = join(dirname(findBinary('postgres')), 'pgbench')
    const timeout = (seconds + 20) * 1000
    const { stdout } = await promisify(execFile)(pgbench, [...run, ...log, `--file=${file}`, url], { timeout })
    return { ...readReport(stdout), ...readLatencies(folder) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(report: string): { requests: number; perSecond: number } {
  const figure = (pattern: RegExp) => Number(pattern.exec(report)?.[1])
  const requests = figure(/transactions actually processed: (\d+)/)
  const failed = figure(/failed transactions: (\d+)/)
  const perSecond = figure(/tps = ([\d.]+)/)
  if (!(requests > 0) || failed !== 0 || !(perSecond > 0)) throw new Error(`pgbench failed:\n${report}`)
  return { requests, perSecond }
}

/** Each line of the log is one transaction: client, number, microseconds, … */
function readLatencies(folder: string): { p50: number; p95: number; p99: number } {
  const files = readdirSync(folder).filter((name) => name.startsWith('log'))
  const lines = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
  const sorted = Float64Array.from(lines, (line) => Number(line.split(' ')[2]) / 1000).sort()
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), p99: percentile(sorted, 0.99) }
}
