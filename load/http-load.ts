/** Loads one address with 50 connections that walk through all sessions: by wrk, or by autocannon where wrk is missing. */
import { execFile, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import type { Load } from './measurement.ts'
import { cookieName, sessionCount, tokenOf } from './sessions.ts'

export const connections = 50
const script = fileURLToPath(new URL('./rotate-cookies.lua', import.meta.url))
const hasWrk = spawnSync('wrk', ['--version']).error === undefined
export const loader = hasWrk ? 'wrk' : 'autocannon (wrk is not installed; it has no p95, its p97.5 is shown)'

/** Throws when an answer was not 2xx or a connection broke: what was measured would not be what was meant. */
export async function loadHttp(url: string, seconds: number): Promise<Load> {
  const { load, refused, broken } = await (hasWrk ? byWrk(url, seconds) : byAutocannon(url, seconds))
  if (refused || broken || load.requests === 0) {
    throw new Error(`${url}: ${load.requests} requests, ${refused} not answered with 2xx, ${broken} broken`)
  }
  return load
}

type Outcome = { readonly load: Load; readonly refused: number; readonly broken: number }

async function byWrk(url: string, seconds: number): Promise<Outcome> {
  const options = ['-t1', '--timeout', '10s', `-c${connections}`, `-d${seconds}s`, '-s', script, url, '--']
  const cookies = [cookieName, String(sessionCount), String(tokenOf(0).length)]
  const { stdout } = await promisify(execFile)('wrk', [...options, ...cookies], { timeout: (seconds + 20) * 1000 })
  const line = stdout.split('\n').find((each) => each.startsWith('JSON'))
  if (!line) throw new Error(`wrk did not end as expected:\n${stdout}`)
  const { requests, microseconds, p50, p95, p99, refused, broken } = JSON.parse(line.slice('JSON'.length))
  const perSecond = requests / (microseconds / 1e6)
  return { load: { requests, perSecond, p50: p50 / 1000, p95: p95 / 1000, p99: p99 / 1000 }, refused, broken }
}

async function byAutocannon(url: string, seconds: number): Promise<Outcome> {
  let connection = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    // each connection has its own share of the sessions
    setupClient: (client) => client.setRequests(requestsOf(connection++)),
  })
  const { requests, latency, duration, errors, timeouts, non2xx } = result
  const perSecond = requests.total / duration
  const load = { requests: requests.total, perSecond, p50: latency.p50, p95: latency.p97_5, p99: latency.p99 }
  return { load, refused: non2xx, broken: errors + timeouts }
}

function requestsOf(connection: number) {
  const share = sessionCount / connections
  return Array.from({ length: share }, (_, index) => ({
    method: 'GET' as const,
    headers: { cookie: `${cookieName}=${tokenOf(1 + connection * share + index)}` },
  }))
}
