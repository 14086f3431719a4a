/** The part of autocannon that load/http-load.ts uses: the package brings no types. */
declare module 'autocannon' {
  type Request = { readonly method: 'GET'; readonly headers: Readonly<Record<string, string>> }
  type Options = {
    readonly url: string
    readonly connections: number
    readonly duration: number
    readonly setupClient: (client: { setRequests(requests: readonly Request[]): void }) => void
  }
  type Result = {
    readonly requests: { readonly total: number }
    readonly latency: { readonly p50: number; readonly p97_5: number; readonly p99: number }
    readonly duration: number
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
  }
  function autocannon(options: Options): Promise<Result>
  export = autocannon
}
