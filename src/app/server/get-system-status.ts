/** "System Status" of the sidebar: asks the parts themselves, at most once in five seconds however many ask us. */
import type { Reply } from '#platform/endpoint.ts'
import { type Pool, query } from '#platform/server/db.ts'
import { presumedDeadAfter } from '#platform/server/worker-presence.ts'
import type { getSystemStatus as endpoint, systemParts } from '../contract.ts'

type Status = Reply<typeof endpoint>
export type Probes = Readonly<Record<(typeof systemParts)[number], () => Promise<boolean>>>

const freshFor = 5_000

export function getSystemStatus(probes: Probes, now: () => number = Date.now): () => Promise<Status> {
  let last: { readonly at: number; readonly status: Promise<Status> } | undefined
  return () => {
    if (!last || now() - last.at > freshFor) last = { at: now(), status: ask(probes) }
    return last.status
  }
}

async function ask(probes: Probes): Promise<Status> {
  const parts = await Promise.all(
    Object.entries(probes).map(async ([name, probe]) => ({
      name: name as keyof Probes,
      answers: await probe().catch(() => false),
    })),
  )
  return { status: parts.every(({ answers }) => answers) ? 'healthy' : 'degraded', parts }
}

/** A worker beats every few seconds; one that has not for a while is presumed dead. */
export const probesOf = (pool: Pool, redisAnswers: () => Promise<boolean>): Probes => ({
  postgresql: async () => (await query(pool, 'select 1', [])).length === 1,
  redis: redisAnswers,
  worker: async () => (await query(pool, workerAlive, [presumedDeadAfter / 1_000])).length === 1,
})

const workerAlive = `
  select 1 from platform.worker_presence where seen_at > now() - make_interval(secs => $1) limit 1`
