/**
 * `npm run bench:login`: does a flood of sign-ins slow the others down? A steady trickle of reads is timed alone, then
 * beside 100 tries of a password a second (6,000 a minute on one replica; Quai is sized for 5,000 over all of them), each
 * from another address and for another account, so that only the queue in front of the hashes holds them.
 * Options: --seconds 60 --calm 15 --rate 100.
 */
import { parseArgs } from 'node:util'
import { stopOnSignal } from '../dev/stop-on-signal.ts'
import { cookieName, sessionCount, tokenOf } from './sessions.ts'
import { prepareSystem } from './system.ts'

const readsPerSecond = 40
const number = { type: 'string' } as const
const { values } = parseArgs({ options: { seconds: number, calm: number, rate: number } })
const plan = { flood: Number(values.seconds ?? 60), calm: Number(values.calm ?? 15), rate: Number(values.rate ?? 100) }

/** Reads at a fixed pace, whether the earlier ones have been answered or not: waiting would hide the slowness. */
async function timeReads(url: string, seconds: number): Promise<number[]> {
  const times: number[] = []
  const reads: Promise<void>[] = []
  for (let read = 0; read < seconds * readsPerSecond; read++) {
    reads.push(timeRead(url, read, times))
    await new Promise((resolve) => setTimeout(resolve, 1_000 / readsPerSecond))
  }
  await Promise.all(reads)
  return times.sort((a, b) => a - b)
}

async function timeRead(url: string, read: number, times: number[]): Promise<void> {
  const cookie = `${cookieName}=${tokenOf((read % sessionCount) + 1)}`
  const begin = performance.now()
  const answer = await fetch(`${url}/api/organization`, { headers: { cookie } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`a read was answered ${answer.status}`)
  times.push(performance.now() - begin)
}

/** Tries at a fixed pace until told to stop; answers are counted by status. */
async function flood(url: string, isOver: () => boolean, answers: Map<number, number>): Promise<void> {
  const first = await fetch(`${url}/api/user`)
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const token = first.headers.get('x-csrf-token') ?? ''
  await first.arrayBuffer()
  const tries: Promise<void>[] = []
  const once = async () => {
    const address = `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`
    const body = JSON.stringify({ email: `${crypto.randomUUID()}@flood.example`, password: 'not the password at all' })
    const headers = { cookie, origin: url, 'x-csrf-token': token, 'x-forwarded-for': address }
    const answer = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    })
    await answer.arrayBuffer()
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
  }
  while (!isOver()) {
    tries.push(once())
    await new Promise((resolve) => setTimeout(resolve, 1_000 / plan.rate))
  }
  await Promise.all(tries)
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
const line = (name: string, times: readonly number[]) =>
  `${name.padEnd(14)} ${times.length} reads, p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`

const { start, stop } = prepareSystem()
const ending = stopOnSignal(stop)
try {
  const { quai } = await start()
  await timeReads(quai.url, 3)
  const calm = await timeReads(quai.url, plan.calm)
  const answers = new Map<number, number>()
  let over = false
  const flooding = flood(quai.url, () => over, answers)
  const busy = await timeReads(quai.url, plan.flood)
  over = true
  await flooding
  const ratio = percentile(busy, 0.95) / percentile(calm, 0.95)
  const counted = [...answers].map(([status, times]) => `${times} x ${status}`).join(', ')
  console.log(`${line('calm', calm)}\n${line('login flood', busy)}\nsign-ins: ${counted} in ${plan.flood} s`)
  console.log(`p95 under the flood / calm: ${ratio.toFixed(2)}; goal <= 2: ${ratio <= 2 ? 'met' : 'MISSED'}`)
  await ending.stop(0)
} catch (error) {
  if (!ending.isStopping()) {
    console.error((error as Error).message)
    await ending.stop(1)
  }
}
