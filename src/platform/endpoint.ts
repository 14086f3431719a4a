/**
 * An endpoint is data. The server registers it, the web calls it, the OpenAPI document is printed from it,
 * and one loop over all endpoints tests what every endpoint owes (docs/decisions/0002-endpoints-as-data.md).
 */
import type { z } from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * `public`: anybody. `person`: whoever is signed in, also a program with a token. `session`: a person with a session, for
 * what a token must never do. `second-factor`: who gave the right password and owes the second factor. Otherwise a
 * permission of the identity row's table, `noun:verb`.
 */
export type Permission = 'public' | 'person' | 'session' | 'second-factor' | `${string}:${string}`

/** How often one caller may ask; the figures are in `platform/server/http/rate-limits.ts`. */
export type RateClass = 'read' | 'write' | 'auth' | 'account' | 'form' | 'costly'

type Schema = z.ZodMiniType

export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
> = {
  /** verb-noun, equal to the name of the file that implements it */
  readonly name: string
  readonly summary: string
  readonly method: Method
  readonly path: `/api/${string}`
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly reply: Reply
  readonly permission: Permission
  readonly rate: RateClass
  /** takes an Idempotency-Key: the answer is stored with the change and given again to a repeat */
  readonly idempotent?: true
  /** the answer depends on the session alone: no transaction is opened for it */
  readonly sessionOnly?: true
  /** a dangerous act: the person must have shown within the last 15 minutes that it is them */
  readonly confirmed?: true
  /** Every change is written to the audit log; these fields of its body are told there. `false`: nothing worth telling. */
  readonly audit?: readonly string[] | false
  /** staff reading a customer's data leaves a line that the customer can see */
  readonly auditRead?: true
}

export function endpoint<
  Reply extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(definition: Endpoint<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return definition
}

type Part<S, Key extends string> = S extends Schema ? { readonly [K in Key]: z.output<S> } : object

/** What a use case receives: the checked parts of the request that the endpoint declares, and no others. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema> ? Part<P, 'params'> & Part<Q, 'query'> & Part<B, 'body'> : never

type Given<S, Key extends string> = S extends Schema ? { readonly [K in Key]: z.input<S> } : object

/** What a caller gives. */
export type CallInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? Given<P, 'params'> & Given<Q, 'query'> & Given<B, 'body'>
    : never

export type Reply<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? z.output<R> : never

/** `/api/clusters/:id` and its parameters give `/api/clusters/7f…`. */
export function pathOf(template: string, params: Readonly<Record<string, unknown>> = {}): string {
  return template.replace(/:([A-Za-z]+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
}
