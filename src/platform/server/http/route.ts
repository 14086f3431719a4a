/** An endpoint bound to the use case that answers it. */
import type { Endpoint, Input, Reply } from '#platform/endpoint.ts'
import type { RequestContext } from '../context.ts'

/**
 * Slow work before the change (hashing a password, asking another service) must not hold a database connection:
 * `look` reads in a transaction of its own, `work` runs outside of any, and the use case gets the result.
 */
export type Preparation = {
  /** throws when the slow work has no room left: asked first, so that a flood costs neither a connection nor a hash */
  readonly room?: () => void
  // biome-ignore lint/suspicious/noExplicitAny: a list of use cases of different rows
  readonly look: (ctx: RequestContext<any>, input: any) => Promise<unknown>
  // biome-ignore lint/suspicious/noExplicitAny: a list of use cases of different rows
  readonly work: (looked: any, input: any) => Promise<unknown>
}

export type Route = {
  readonly endpoint: Endpoint
  // biome-ignore lint/suspicious/noExplicitAny: a list of use cases of different rows
  readonly run: (ctx: RequestContext<any>, input: any, prepared: any) => Promise<unknown>
  readonly first?: Preparation
}

/** `Row` is the schema whose tables the use case may touch. */
export function route<E extends Endpoint, Row extends string>(
  endpoint: E,
  run: (ctx: RequestContext<Row>, input: Input<E>) => Promise<Reply<E>>,
): Route {
  return { endpoint, run }
}

/** A use case with slow work before it: `look` → `work` → `run`. */
export function preparedRoute<E extends Endpoint, Row extends string, Looked, Prepared>(
  endpoint: E,
  first: {
    readonly room?: () => void
    readonly look: (ctx: RequestContext<Row>, input: Input<E>) => Promise<Looked>
    readonly work: (looked: Looked, input: Input<E>) => Promise<Prepared>
  },
  run: (ctx: RequestContext<Row>, input: Input<E>, prepared: Prepared) => Promise<Reply<E>>,
): Route {
  return { endpoint, run, first }
}
