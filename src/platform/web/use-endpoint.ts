/** Endpoints in components: `useEndpoint` reads one, `useSend` calls one that changes something. */
import {
  queryOptions,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import type { CallInput, Endpoint, Reply } from '../endpoint.ts'
import { refresh } from './freshness.ts'
import { createIntents } from './idempotency.ts'
import { type SendError, type SendOptions, send } from './send.ts'

/** The key of an endpoint's query; without input it is the path alone, as the default query function has it. */
export const keyOf = <E extends Endpoint>(endpoint: E, input?: CallInput<E>) =>
  input && Object.keys(input).length > 0 ? ([endpoint.path, input] as const) : ([endpoint.path] as const)

type Sending = Pick<SendOptions, 'unauthorized' | 'retry'>
type NullOn401 = { readonly unauthorized: 'null' }

/** It asks the server each time: see send-cache.ts. */
function endpointQuery<E extends Endpoint>(endpoint: E, input: CallInput<E>, sending: Sending = {}) {
  return queryOptions<Reply<E> | null, SendError>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) =>
      send(endpoint, input, { ...sending, unauthorized: sending.unauthorized as 'null', signal, cache: 'reload' }),
  })
}

type QueryChoices<Data> = Omit<UseQueryOptions<Data, SendError>, 'queryKey' | 'queryFn' | 'retry' | 'retryDelay'>

/** `retry` is send's: `{ on: [401], waits: [1000, 1000] }`. With `unauthorized: 'null'` the data may be null. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: QueryChoices<Reply<E> | null> & Sending & NullOn401,
): UseQueryResult<Reply<E> | null, SendError>
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: QueryChoices<Reply<E>> & Sending,
): UseQueryResult<Reply<E>, SendError>
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { unauthorized, retry, ...choices }: QueryChoices<Reply<E> | null> & Sending = {},
): UseQueryResult<Reply<E> | null, SendError> {
  return useQuery({ ...choices, ...endpointQuery(endpoint, input, { unauthorized, retry }) })
}

/** `mutate()` for an endpoint without input, `mutate({ params, query, body })` for the others. */
// biome-ignore lint/suspicious/noConfusingVoidType: TanStack's mutate() takes no argument only when its type is void
type Variables<E extends Endpoint> = object extends CallInput<E> ? void : CallInput<E>

export type UseSendOptions<E extends Endpoint> = Omit<
  UseMutationOptions<Reply<E>, SendError, Variables<E>>,
  'mutationFn'
> & {
  /** Paths that the change touches; without it, the endpoint's own path up to its first parameter. */
  readonly invalidates?: readonly string[] | ((reply: Reply<E>, input: Variables<E>) => readonly string[])
  /** Stands around each attempt and may make another one, with the same key. */
  readonly around?: (attempt: () => Promise<unknown>) => Promise<unknown>
}

export function useSend<E extends Endpoint>(
  endpoint: E,
  { invalidates = [ownArea(endpoint)], around = (attempt) => attempt(), onSuccess, ...options }: UseSendOptions<E> = {},
): UseMutationResult<Reply<E>, SendError, Variables<E>> {
  const client = useQueryClient()
  const [intents] = useState(createIntents)
  return useMutation({
    ...options,
    mutationFn: async (input) => {
      const idempotencyKey = intents.keyFor(input)
      const reply = await around(() => sendAny(endpoint, input ?? {}, { idempotencyKey }))
      intents.succeeded(idempotencyKey)
      return reply as Reply<E>
    },
    onSuccess: async (...args) => {
      const [reply, input] = args
      // Started first and awaited last: the screen refreshes while the caller says that it is done.
      const refreshed = refresh(client, typeof invalidates === 'function' ? invalidates(reply, input) : invalidates)
      await onSuccess?.(...args)
      await refreshed
    },
  })
}

const sendAny: (endpoint: Endpoint, input: object, options: SendOptions) => Promise<unknown> = send

const ownArea = ({ path }: Endpoint) => path.split('/:')[0] ?? path
