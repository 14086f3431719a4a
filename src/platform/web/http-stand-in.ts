/** For tests: a real HTTP server that the page under test was loaded from, which records what it was asked. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'

type Received = {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

type Scripted = (response: ServerResponse, received: Received) => void

/** vitest's jsdom environment leaves its instance here; the node environment has none. */
declare const jsdom: { reconfigure(settings: { url: string }): void } | undefined

function setLocation(url: string): void {
  if (typeof jsdom === 'undefined')
    Object.defineProperty(globalThis, 'location', { value: new URL(url), configurable: true })
  else jsdom.reconfigure({ url })
}

export async function startStandIn() {
  const received: Received[] = []
  let script: Scripted = (response) => response.end('{}')
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const one = { method, url, headers, body: Buffer.concat(chunks).toString() }
      received.push(one)
      script(response, one)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  setLocation(`http://127.0.0.1:${port}/`)
  return {
    port,
    server,
    received,
    /** What was asked at this method and path, in order. */
    asked: (line: string) => received.filter(({ method, url }) => `${method} ${url}` === line),
    answers(next: Scripted) {
      script = next
    },
    /** Answers every request alike. */
    always(status: number, body = '', headers: Record<string, string> = {}) {
      script = (response) => response.writeHead(status, headers).end(body)
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>

/** Real sockets on a busy machine take their time: what holds within a second at rest may need ten. */
export const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 15_000, interval: 10 })
vi.setConfig({ testTimeout: 30_000 })
