/** The query client with the defaults of section 7 of the specification. */
import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { type RequestOptions, request } from './request.ts'
import { type AnyInput, addressOf } from './send.ts'

const thirtyMinutes = 30 * 60_000

/** Reads the path that a query's key begins with: `['/api/user']`, `['/api/clusters/:id', { params: { id } }]`. */
export const defaultFetcher =
  (options: Pick<RequestOptions, 'unauthorized' | 'retry'> = {}) =>
  async ({ queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>): Promise<unknown> => {
    const [path, input] = queryKey as readonly [path: string, input?: AnyInput]
    const answer = await request('GET', addressOf(path, input), undefined, {
      ...options,
      signal,
      cache: 'reload',
      errorWord: 'Error',
    })
    return answer === null ? null : answer.value
  }

export function createQueryClient(options?: Parameters<typeof defaultFetcher>[0]): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: defaultFetcher(options),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: 0,
        // While pages are prerendered a timer of 30 minutes would hold the build's process.
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : thirtyMinutes,
      },
      mutations: { retry: false },
    },
  })
}

export const queryClient = createQueryClient()
