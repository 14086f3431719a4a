/**
 * In which currency and cycle the visitor sees prices, kept in local storage, and the rates, asked for anew with each page
 * load (specification, sections 3 and 4). No query client: prerendered pages show prices and do without it.
 */
import { useSyncExternalStore } from 'react'
import { type BillingCycle, defaultCycle, isBillingCycle } from '../billing-cycle.ts'
import type { RateSource } from '../contract.ts'
import { type Currency, defaultCurrency, fallbackRates, isCurrency, type Rates } from '../currency.ts'

export const currencyKey = 'quai.currency'
export const cycleKey = 'quai.billing-cycle'

export type KnownRates = {
  readonly rates: Rates
  readonly source: RateSource
  /** when a service gave them; null for the fallback */
  readonly lastUpdated: string | null
  readonly date: string | null
  readonly loading: boolean
  /** our own server did not answer: what is shown is what was known before */
  readonly failed: boolean
}

const atFirst: KnownRates = {
  rates: fallbackRates,
  source: 'fallback',
  lastUpdated: null,
  date: null,
  loading: true,
  failed: false,
}

let known = atFirst
let asked = false
const listeners = new Set<() => void>()
/** For a browser that keeps nothing: the choice holds as long as the page. */
const onThisPage = new Map<string, string>()

const tell = () => {
  for (const listener of listeners) listener()
}

function learn(more: Partial<KnownRates>): void {
  known = { ...known, ...more }
  tell()
}

/** Asks the server; what is known stays on the screen meanwhile, and when the server cannot be reached. */
export async function loadRates(): Promise<void> {
  asked = true
  learn({ loading: true })
  try {
    const { askForRates } = await import('./ask-for-rates.ts')
    const { rates, source, fetchedAt, date } = await askForRates()
    learn({ rates, source, lastUpdated: fetchedAt, date, loading: false, failed: false })
  } catch (error) {
    console.warn('Exchange rates could not be loaded', error)
    learn({ loading: false, failed: true })
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', tell)
  listeners.add(listener)
  if (!asked) void loadRates()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', tell)
  }
}

function read(key: string): string | null {
  try {
    return onThisPage.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    onThisPage.delete(key)
  } catch {
    onThisPage.set(key, value)
  }
  tell()
}

function readCurrency(): Currency {
  const stored = read(currencyKey)
  return isCurrency(stored) ? stored : defaultCurrency
}

function readCycle(): BillingCycle {
  const stored = read(cycleKey)
  return isBillingCycle(stored) ? stored : defaultCycle
}

export const chooseCurrency = (currency: Currency): void => keep(currencyKey, currency)
export const chooseCycle = (cycle: BillingCycle): void => keep(cycleKey, cycle)

/** The prerendered page does not know the choice: it shows euros until it is alive. */
export function useCurrency(): KnownRates & { readonly currency: Currency; readonly choose: typeof chooseCurrency } {
  const currency = useSyncExternalStore(subscribe, readCurrency, () => defaultCurrency)
  const rates = useSyncExternalStore(
    subscribe,
    () => known,
    () => atFirst,
  )
  return { ...rates, currency, choose: chooseCurrency }
}

export function useBillingCycle(): { readonly cycle: BillingCycle; readonly choose: typeof chooseCycle } {
  return { cycle: useSyncExternalStore(subscribe, readCycle, () => defaultCycle), choose: chooseCycle }
}
