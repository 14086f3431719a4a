/**
 * How often one caller may ask. Costly classes are counted in Redis, over all replicas; when Redis is away, and for
 * plain reads always, each process counts for itself: a read is cheaper than asking Redis about it.
 */
import { Redis } from 'ioredis'
import type { RateClass } from '#platform/endpoint.ts'
import { Problem } from '#platform/problem.ts'
import { say } from '#platform/text.ts'
import type { Logger } from '../log.ts'

type Limit = { readonly most: number; readonly seconds: number; readonly shared: boolean }

export const rateLimits: Readonly<Record<RateClass, Limit>> = {
  read: { most: 1_200, seconds: 60, shared: false },
  write: { most: 120, seconds: 60, shared: true },
  auth: { most: 20, seconds: 60, shared: true },
  // attempts against one account, whatever addresses they come from
  account: { most: 10, seconds: 900, shared: true },
  form: { most: 5, seconds: 60, shared: true },
  costly: { most: 30, seconds: 60, shared: true },
}

export type RateLimiter = {
  /** Throws 429 when `caller` has asked too often. */
  readonly spend: (rate: RateClass, caller: string) => Promise<void>
  /** Whether Redis is there: without it each process counts for itself. */
  readonly answers: () => Promise<boolean>
  readonly close: () => void
}

const count = `
  local n = redis.call('INCR', KEYS[1])
  if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return n`

export function createRateLimiter(redisUrl: string, prefix: string, log: Logger): RateLimiter {
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 250,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  })
  redis.on('error', (error: Error) => log.warn({ error: error.message }, 'limits are counted locally'))
  const local = createLocalCounter()
  return {
    spend: async (rate, caller) => {
      const { most, seconds, shared } = rateLimits[rate]
      const window = Math.floor(Date.now() / (seconds * 1_000))
      const key = `${prefix}:rate:${rate}:${caller}:${window}`
      const here = () => local.count(key, window)
      const asked = shared ? Number(await redis.eval(count, 1, key, seconds * 1_000).catch(here)) : here()
      if (asked > most) throw tooMany(seconds)
    },
    answers: async () => (await redis.ping()) === 'PONG',
    close: () => redis.disconnect(),
  }
}

const tooMany = (seconds: number) =>
  new Problem(
    429,
    'too_many_requests',
    say(
      'Too many requests. Please wait a minute and try again.',
      'Trop de requêtes. Veuillez patienter une minute, puis réessayer.',
    ),
    { retryAfter: seconds },
  )

/** Forgets everything at the start of a new window, and when a flood of callers would fill the memory. */
function createLocalCounter() {
  let current = 0
  let counts = new Map<string, number>()
  return {
    count: (key: string, window: number): number => {
      if (window !== current || counts.size > 100_000) {
        current = window
        counts = new Map()
      }
      const asked = (counts.get(key) ?? 0) + 1
      counts.set(key, asked)
      return asked
    },
  }
}
