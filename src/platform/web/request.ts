/** One exchange with the server as section 7 of the specification describes it; `send` puts the types on top. */
import type { Method } from '../endpoint.ts'
import { type Answer, answerIn } from './answer-body.ts'
import type { ErrorWord } from './error-text.ts'
import { forgeryField, forgeryHeader, forgeryToken, keepForgeryToken } from './forgery-token.ts'
import { sendCache } from './send-cache.ts'
import { failure, SendError, unreachable } from './send-error.ts'

export type RequestOptions = {
  /** `reload` goes to the server and refills the cache (see send-cache.ts) */
  readonly cache?: 'default' | 'reload' | undefined
  /** what a 401 does: fail, or answer null */
  readonly unauthorized?: 'fail' | 'null' | undefined
  /** statuses worth another attempt (0: no answer), and the wait in ms before each one; no attempt beyond the last wait */
  readonly retry?: { readonly on: readonly number[]; readonly waits: readonly number[] } | undefined
  readonly idempotencyKey?: string | undefined
  /** the request outlives the page */
  readonly keepalive?: boolean | undefined
  readonly signal?: AbortSignal | undefined
  readonly errorWord?: ErrorWord | undefined
  /** `false`: the caller has a way of its own to renew the forgery token */
  readonly renewToken?: boolean | undefined
}

export async function request(
  method: Method,
  address: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Answer | null> {
  const kept = method === 'GET' && options.cache !== 'reload' ? sendCache.read(address) : undefined
  if (kept !== undefined) return answerIn(kept, address)
  try {
    return answerIn(await attempts(() => exchange(method, address, body, options), options), address)
  } catch (error) {
    if (options.unauthorized === 'null' && error instanceof SendError && error.status === 401) return null
    throw error
  }
}

async function attempts(attempt: () => Promise<string>, { retry, signal }: RequestOptions): Promise<string> {
  for (const wait of retry?.waits ?? []) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof SendError && retry?.on.includes(error.status))) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
      signal?.throwIfAborted()
    }
  }
  return attempt()
}

async function exchange(
  method: Method,
  address: string,
  body: unknown,
  options: RequestOptions,
  mayRenew = options.renewToken ?? true,
): Promise<string> {
  const keep = sendCache.begin(address)
  try {
    const { response, text } = await reach(address, { ...parts(method, address, body, options), method }, options)
    if (!response.ok) {
      const refused = failure({ status: response.status, statusText: response.statusText, text }, options.errorWord)
      // A visitor's first requests run side by side and each gets a cookie: the last cookie and the last token may not
      // belong together. The refusal brings the right token, and nothing was done: once more.
      if (mayRenew && refused.code === 'forgery_token') return await exchange(method, address, body, options, false)
      throw refused
    }
    if (method === 'GET') keep(text)
    return text
  } finally {
    // Also after a failure: a change whose answer was lost may have happened.
    if (method !== 'GET') sendCache.clear()
  }
}

async function reach(address: string, init: RequestInit, { signal, keepalive, cache }: RequestOptions) {
  try {
    const response = await fetch(new URL(address, location.href), {
      ...init,
      credentials: 'include',
      // The browser's own cache must not answer a reload either; it may still revalidate.
      cache: cache === 'reload' ? 'no-cache' : 'default',
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    })
    keepForgeryToken(response.headers)
    return { response, text: response.status === 204 ? '' : await response.text() }
  } catch (error) {
    if (signal?.aborted) throw error
    throw unreachable()
  }
}

function parts(method: Method, address: string, body: unknown, { idempotencyKey }: RequestOptions) {
  const headers = new Headers({ accept: 'application/json' })
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  if (method === 'GET') return { headers }
  const token = forgeryToken()
  if (token) headers.set(forgeryHeader, token)
  else console.warn(`No forgery token is known: ${method} ${address} goes without one.`)
  if (body === undefined) return { headers }
  headers.set('content-type', 'application/json')
  return { headers, body: JSON.stringify(token && isObject(body) ? { ...body, [forgeryField]: token } : body) }
}

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null && !Array.isArray(body)
