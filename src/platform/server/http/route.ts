/** An endpoint bound to the use case that answers it. */
import type { Endpoint, Input, Reply } from '#platform/endpoint.ts'
import type { RequestContext } from '../context.ts'

export type Route = {
  readonly endpoint: Endpoint
  // biome-ignore lint/suspicious/noExplicitAny: a list of use cases of different rows
  readonly run: (ctx: RequestContext<any>, input: any) => Promise<unknown>
}

/** `Row` is the schema whose tables the use case may touch. */
export function route<E extends Endpoint, Row extends string>(
  endpoint: E,
  run: (ctx: RequestContext<Row>, input: Input<E>) => Promise<Reply<E>>,
): Route {
  return { endpoint, run }
}
