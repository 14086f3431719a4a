/** For tests: a real HTTP server that the page under test was loaded from, which records what it was asked. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export type Scripted = (response: ServerResponse, received: Received) => void

/** vitest's jsdom environment leaves its instance here. */
declare const jsdom: { reconfigure(settings: { url: string }): void }

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
  jsdom.reconfigure({ url: `http://127.0.0.1:${port}/` })
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
