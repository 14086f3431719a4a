/**
 * A killed worker cannot give back the jobs it held, and graphile-worker would wait four hours. So each worker notes
 * every few seconds that it is alive, and gives back what is held by one that has not been seen for a while.
 */
import { type Pool, query } from './db.ts'
import type { Logger } from './log.ts'

export const beatEvery = 5_000
export const presumedDeadAfter = 15_000

export function keepPresence(jobsPool: Pool, poolId: string, log: Logger): { stop: () => Promise<void> } {
  const beat = async () => {
    await query(
      jobsPool,
      `insert into platform.worker_presence (worker_id) values ($1)
       on conflict (worker_id) do update set seen_at = now()`,
      [poolId],
    )
    const freed = await query<{ worker: string }>(jobsPool, reclaim, [presumedDeadAfter / 1_000])
    if (freed.length) log.warn({ workers: freed.map((row) => row.worker) }, 'jobs of a lost worker were given back')
  }
  const safely = () => beat().catch((error: Error) => log.warn({ error: error.message }, 'presence was not noted'))
  void safely()
  const timer = setInterval(safely, beatEvery)
  return {
    stop: async () => {
      clearInterval(timer)
      await query(jobsPool, 'delete from platform.worker_presence where worker_id = $1', [poolId])
    },
  }
}

const reclaim = `
  with lost as (
    select distinct locked_by as worker from graphile_worker._private_jobs j
     where locked_by is not null and locked_at < now() - make_interval(secs => $1)
       and not exists (select from platform.worker_presence p
                        where p.worker_id = j.locked_by and p.seen_at > now() - make_interval(secs => $1))),
  freed as (select graphile_worker.force_unlock_workers(array(select worker from lost)) where exists (select from lost)),
  forgotten as (delete from platform.worker_presence where seen_at < now() - interval '1 hour')
  select worker from lost, freed`
