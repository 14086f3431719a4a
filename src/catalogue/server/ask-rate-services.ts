/** Asks the two public rate services: the primary first, then the backup, 5 s each (specification, sections 5, 7 and 9). */
import { z } from 'zod'
import type { Currency } from '../currency.ts'

export type RateServices = { readonly primary: string; readonly backup: string }

export const SERVICE_TIMEOUT_MS = 5_000
/** The primary's answer with all its currencies is some 4 kB. */
const MOST_BYTES = 100_000

export type FetchedRates = {
  readonly source: 'primary' | 'backup'
  readonly rates: Readonly<Record<Exclude<Currency, 'EUR'>, number>>
  /** undefined when the service does not say of which day its rates are */
  readonly date: string | undefined
}

export type Asked = { readonly found: FetchedRates | undefined; readonly failures: readonly string[] }

// Section 5 asks for numbers; that they are above zero, and against the euro, is ours.
const Numbers = z.object({ USD: z.number().positive(), GBP: z.number().positive(), CNY: z.number().positive() })

const PrimaryAnswer = z.object({
  result: z.literal('success'),
  base_code: z.literal('EUR').optional(),
  time_last_update_unix: z.int().positive().max(100_000_000_000).optional().catch(undefined),
  rates: Numbers,
})

const BackupAnswer = z.object({
  base: z.literal('EUR').optional(),
  date: z.iso.date().optional().catch(undefined),
  rates: Numbers,
})

const dayOf = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10)

function readPrimary(answer: unknown): FetchedRates {
  const { rates, time_last_update_unix: seconds } = PrimaryAnswer.parse(answer)
  return { source: 'primary', rates, date: seconds === undefined ? undefined : dayOf(seconds) }
}

function readBackup(answer: unknown): FetchedRates {
  const { rates, date } = BackupAnswer.parse(answer)
  return { source: 'backup', rates, date }
}

export async function askRateServices(services: RateServices, timeoutMs = SERVICE_TIMEOUT_MS): Promise<Asked> {
  const failures: string[] = []
  for (const [name, read] of [['primary', readPrimary] as const, ['backup', readBackup] as const]) {
    try {
      return { found: read(await ask(services[name], timeoutMs)), failures }
    } catch (error) {
      failures.push(`${name}: ${reasonOf(error)}`)
    }
  }
  return { found: undefined, failures }
}

/** The time-out covers the body too: a service that trickles is as good as silent. */
async function ask(address: string, timeoutMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(address, { headers: { accept: 'application/json' }, redirect: 'error', signal })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`answered ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) throw new Error(`sent more than ${MOST_BYTES} bytes`)
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError)
    return `invalid (${error.issues.map(({ path }) => path.join('.') || 'form').join(', ')})`
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message
}
