/** Calls an endpoint by its contract: `await send(renameOrganization, { body: { companyName } })`. */
import { type CallInput, type Endpoint, pathOf, type Reply } from '../endpoint.ts'
import { newId } from '../ids.ts'
import type { Answer } from './answer-body.ts'
import { type RequestOptions, request } from './request.ts'

export { SendError } from './send-error.ts'

export type SendOptions = Omit<RequestOptions, 'errorWord'>

/** The parts that any endpoint's input may have. */
export type AnyInput = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** An endpoint without input is called without one. */
type Rest<E extends Endpoint> =
  object extends CallInput<E>
    ? [input?: CallInput<E>, options?: SendOptions]
    : [input: CallInput<E>, options?: SendOptions]

export function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: SendOptions & { readonly unauthorized: 'null' },
): Promise<Reply<E> | null>
export function send<E extends Endpoint>(endpoint: E, ...rest: Rest<E>): Promise<Reply<E>>
export async function send(endpoint: Endpoint, given: object = {}, options: SendOptions = {}): Promise<unknown> {
  const input: AnyInput = given
  // Callers who retry an intent give its key again; a single call is an intent of its own.
  const idempotencyKey = endpoint.idempotent ? (options.idempotencyKey ?? newId()) : undefined
  const answer = await request(endpoint.method, addressOf(endpoint.path, input), input.body, {
    ...options,
    idempotencyKey,
  })
  if (answer === null) return null
  if (import.meta.env.DEV) checkReply(endpoint, answer)
  return answer.value
}

/** The path with its parameters and the query string; what is undefined or null is left out, a list repeats its key. */
export function addressOf(path: string, { params, query }: AnyInput = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(key, String(item))
    }
  }
  return search.size > 0 ? `${pathOf(path, params)}?${search}` : pathOf(path, params)
}

/** In development a server that breaks its contract is found at once; in production the check costs and helps nobody. */
function checkReply({ method, path, reply }: Endpoint, answer: Answer): void {
  if (!answer.isJson) return
  const checked = reply.safeParse(answer.value)
  if (!checked.success) throw new Error(`${method} ${path} breaks its contract: ${checked.error.message}`)
}
