/**
 * One fetch for all visitors. The row in PostgreSQL holds the last good rates and says who is asking for new ones, so that
 * api processes share both, and a restart loses neither. Nothing is open in the database while a service is asked.
 */
import { newId } from '#platform/ids.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { ExchangeRates } from '../contract.ts'
import { fallbackRates } from '../currency.ts'
import { type Asked, askRateServices, type FetchedRates, type RateServices } from './ask-rate-services.ts'

export const RATE_CACHE_MS = 10 * 60_000
/**
 * An attempt has ended by then, both time-outs included; if not, its process was killed. It is also the pause after one
 * that failed: visitors of an outage must not wait 10 s each.
 */
export const NEXT_ATTEMPT_MS = 30_000
/** How long a visitor waits for an attempt of another api process before the last good rates have to do. */
export const OTHERS_ATTEMPT_MS = 1_500

type Context = RequestContext<'catalogue'>
type Good = { readonly found: FetchedRates; readonly fetchedAt: Date }
type Looked =
  | { readonly fresh: Good }
  | { readonly attempt: string; readonly isOurs: boolean }
  /** the last attempt failed, and it is too soon for another */
  | { readonly pause: true }
export type Prepared = { readonly fresh: Good } | { readonly asked: Asked; readonly isOurs: boolean } | undefined

async function lastGood(ctx: Context): Promise<{ good: Good | undefined; attempt: string | null }> {
  const row = await ctx.tx.selectFrom('catalogue.exchange_rate').selectAll().executeTakeFirstOrThrow()
  const { usd, gbp, cny, source, date, fetched_at: fetchedAt } = row
  const known = usd !== null && gbp !== null && cny !== null && source !== null && date !== null && fetchedAt !== null
  const good = known
    ? { found: { source, rates: { USD: usd, GBP: gbp, CNY: cny }, date }, fetchedAt: new Date(fetchedAt) }
    : undefined
  return { good, attempt: row.attempt_id }
}

const isFresh = (good: Good | undefined, now: Date): good is Good =>
  good !== undefined && now.getTime() - good.fetchedAt.getTime() < RATE_CACHE_MS

/** Reads the row; when its rates are too old, one visitor takes the attempt. */
async function look(ctx: Context): Promise<Looked> {
  const before = await lastGood(ctx)
  if (isFresh(before.good, ctx.now)) return { fresh: before.good }
  const attempt = newId(ctx.now.getTime())
  const ago = (ms: number) => new Date(ctx.now.getTime() - ms)
  const taken = await ctx.tx
    .updateTable('catalogue.exchange_rate')
    .set({ attempt_id: attempt, attempted_at: ctx.now })
    .where((eb) => eb.or([eb('attempted_at', 'is', null), eb('attempted_at', '<=', ago(NEXT_ATTEMPT_MS))]))
    .where((eb) => eb.or([eb('fetched_at', 'is', null), eb('fetched_at', '<=', ago(RATE_CACHE_MS))]))
    .executeTakeFirst()
  if (taken.numUpdatedRows > 0n) return { attempt, isOurs: true }
  // The update waited for the one who was quicker: what that one has left is to be seen now.
  const after = await lastGood(ctx)
  if (isFresh(after.good, ctx.now)) return { fresh: after.good }
  return after.attempt ? { attempt: after.attempt, isOurs: false } : { pause: true }
}

/** Whoever waits in the process that asks gets its answer the moment it is there; others look at the row again. */
function worker(services: RateServices, timeoutMs?: number) {
  let latest: { readonly attempt: string; readonly asked: Promise<Asked> } | undefined
  return async (looked: Looked): Promise<Prepared> => {
    if ('fresh' in looked) return looked
    if ('pause' in looked) return undefined
    const { attempt, isOurs } = looked
    if (isOurs) latest = { attempt, asked: askRateServices(services, timeoutMs) }
    if (latest?.attempt === attempt) return { asked: await latest.asked, isOurs }
    await new Promise((resolve) => setTimeout(resolve, OTHERS_ATTEMPT_MS))
    return undefined
  }
}

async function run(ctx: Context, _input: object, prepared: Prepared): Promise<ExchangeRates> {
  if (prepared && 'fresh' in prepared) return replyOf(prepared.fresh)
  const found = prepared?.asked.found
  if (prepared?.isOurs) await keep(ctx, prepared.asked)
  if (found) return replyOf({ found, fetchedAt: ctx.now })
  const { good } = await lastGood(ctx)
  if (isFresh(good, ctx.now)) return replyOf(good)
  if (good) return { ...replyOf(good), source: 'cached' }
  return { base: 'EUR', rates: fallbackRates, source: 'fallback', fetchedAt: null, date: null }
}

async function keep(ctx: Context, { found, failures }: Asked): Promise<void> {
  if (failures.length > 0) ctx.log.warn({ failures, used: found?.source ?? 'none' }, 'a rate service failed')
  await ctx.tx
    .updateTable('catalogue.exchange_rate')
    .set({
      attempt_id: null,
      ...(found && {
        usd: found.rates.USD,
        gbp: found.rates.GBP,
        cny: found.rates.CNY,
        source: found.source,
        date: found.date ?? dayOf(ctx.now),
        fetched_at: ctx.now,
      }),
    })
    .execute()
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

function replyOf({ found, fetchedAt }: Good): ExchangeRates {
  return {
    base: 'EUR',
    rates: { EUR: 1, ...found.rates },
    source: found.source,
    fetchedAt: fetchedAt.toISOString(),
    date: found.date ?? dayOf(fetchedAt),
  }
}

export const getExchangeRates = (services: RateServices, timeoutMs?: number) => ({
  before: { look, work: worker(services, timeoutMs) },
  run,
})
