/** What a use case receives: its own tables in one transaction, the time, and the only ways in which effects leave. */
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#db'
import type { RateClass } from '#platform/endpoint.ts'
import type { EventDefinition, PayloadOf } from '#platform/event.ts'
import { newId } from '#platform/ids.ts'
import { signedOut } from '#platform/problem.ts'
import type { Owned } from './db.ts'
import type { JobDefinition, JobPayload } from './job.ts'
import type { Kms } from './kms.ts'
import type { Logger } from './log.ts'
import type { Principal } from './principal.ts'
import { traceHeaders } from './telemetry.ts'

export type EnqueueOptions = {
  /** jobs of one queue run one after the other */
  readonly queue?: string
  readonly runAt?: Date
  /** a second job with the same key replaces the first while that waits */
  readonly key?: string
  readonly maxAttempts?: number
}

export type Context<Row extends string> = {
  readonly tx: Transaction<Owned<Row>>
  readonly now: Date
  readonly correlationId: string
  readonly log: Logger
  /** where people reach Quai: links in mails start with it, whatever host a request named */
  readonly publicUrl: string
  /** the organization in whose name this runs, if any */
  readonly orgId: string | undefined
  /** States a fact, in this transaction: subscribers and open screens learn it after the commit. */
  readonly emit: <E extends EventDefinition>(event: E, payload: PayloadOf<E>) => Promise<void>
  readonly enqueue: <J extends JobDefinition>(job: J, payload: JobPayload<J>, options?: EnqueueOptions) => Promise<void>
}

export type RequestContext<Row extends string> = Context<Row> & {
  readonly principal: Principal | undefined
  readonly remoteAddress: string
  readonly userAgent: string
  /** Counts one more attempt of this kind for `key`, and throws 429 when there were too many. */
  readonly spend: (rate: RateClass, key: string) => Promise<void>
  readonly kms: Kms
  /** Adds to the audit line of this request; `orgId` and `actor` where nobody is signed in yet. */
  readonly audit: (note: AuditNote) => void
  /** Sets the session cookie of the answer, or removes it. */
  readonly setSession: (session: { token: string; expiresAt: Date } | undefined) => void
}

export type AuditNote = {
  readonly object?: string
  readonly detail?: Readonly<Record<string, unknown>>
  readonly action?: string
  readonly orgId?: string
  readonly actor?: { readonly id: string; readonly name: string }
}

/** The signed-in person. The endpoint's permission has been checked before; this tells the compiler. */
export function caller(ctx: { readonly principal: Principal | undefined }): Principal {
  if (!ctx.principal) throw signedOut()
  return ctx.principal
}

export type ContextParts = {
  readonly tx: Transaction<Tables>
  readonly now: Date
  readonly correlationId: string
  readonly log: Logger
  readonly publicUrl: string
  readonly orgId: string | undefined
}

export function contextOf(parts: ContextParts): Context<string> {
  const { tx, correlationId, orgId } = parts
  // A job continues the trace of what enqueued it.
  const envelope = (data: unknown) => JSON.stringify({ data, correlationId, orgId, ...traceHeaders() })
  return {
    ...parts,
    // Each row's routes narrow this to their own tables.
    tx: tx as unknown as Transaction<Owned<string>>,
    emit: async (event, payload) => {
      const id = newId(parts.now.getTime())
      // Nothing is returned of the row: an event of no organization may be written by anybody, and read by nobody but the worker.
      await sql`
        with written as (
          insert into platform.outbox (id, name, payload, org_id, correlation_id)
          values (${id}, ${event.name}, ${JSON.stringify(payload)}, ${orgId ?? null}, ${correlationId}))
        select platform.add_job('deliver-event', ${envelope({ eventId: id })}::json, null, null, null, null)
      `.execute(tx)
    },
    enqueue: async (job, payload, options = {}) => {
      await sql`select platform.add_job(${job.name}, ${envelope(payload)}::json, ${options.queue ?? null},
        ${options.runAt ?? null}, ${options.key ?? null}, ${options.maxAttempts ?? null})`.execute(tx)
    },
  }
}
