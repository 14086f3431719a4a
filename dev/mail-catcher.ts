/** An SMTP server that delivers nothing: every mail is kept in memory, shown on a page and given as JSON to tests. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { listPage, liveScript, mailPage } from './mail-page.ts'
import { freePort } from './ports.ts'

export type CaughtMail = {
  readonly id: number
  readonly receivedAt: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  readonly source: string
}

export type MailCatcher = {
  readonly smtpUrl: string
  readonly url: string
  readonly smtpPort: number
  readonly port: number
  stop(): Promise<void>
}

const kept = 1000

export async function startMailCatcher(ports: { smtp?: number; page?: number } = {}): Promise<MailCatcher> {
  const mails: CaughtMail[] = []
  const listeners = new Set<ServerResponse>()
  let lastId = 0
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address.toLowerCase())
      stream
        .toArray()
        .then(async (chunks) => {
          mails.unshift(await readMail(++lastId, recipients, Buffer.concat(chunks)))
          mails.length = Math.min(mails.length, kept)
          for (const listener of listeners) listener.write('data: mail\n\n')
          done()
        })
        .catch(done)
    },
  })
  smtp.on('error', () => undefined) // a client that hangs up in the middle
  const page = createServer((request, response) => answer(mails, listeners, request, response))
  const smtpPort = await listen(smtp, ports.smtp)
  const port = await listen(page, ports.page)
  const stop = async () => {
    page.close()
    page.closeAllConnections()
    await new Promise<void>((resolve) => smtp.close(resolve))
  }
  return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, url: `http://localhost:${port}`, smtpPort, port, stop }
}

async function listen(server: { listen(port: number, host: string): { address(): unknown } }, preferred?: number) {
  const port = preferred ? await freePort(preferred) : 0
  const listening = server.listen(port, '127.0.0.1')
  if (!listening.address()) await once(listening as never, 'listening')
  return (listening.address() as AddressInfo).port
}

async function readMail(id: number, recipients: readonly string[], source: Buffer): Promise<CaughtMail> {
  const mail = await PostalMime.parse(source)
  return {
    id,
    receivedAt: new Date().toISOString(),
    from: mail.from?.address ?? '',
    to: recipients, // the envelope: blind copies are in no header
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    source: source.toString('utf8'),
  }
}

type Listeners = Set<ServerResponse>
type Answer = { readonly type: string; readonly body: string; readonly status?: number; readonly policy?: string }

const ownPages =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; frame-src 'self'"
const foreignPage = 'sandbox allow-popups allow-popups-to-escape-sandbox'

function answer(mails: CaughtMail[], listeners: Listeners, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (url.pathname === '/live') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders()
    listeners.add(response)
    response.on('close', () => listeners.delete(response))
    return
  }
  if (url.pathname === '/api/mails' && request.method === 'DELETE') mails.length = 0
  const { type, body, status = 200, policy = ownPages } = answerFor(mails, url)
  const headers = { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy }
  response.writeHead(status, { ...headers, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' }).end(body)
}

function answerFor(mails: readonly CaughtMail[], url: URL): Answer {
  const to = url.searchParams.get('to')?.toLowerCase()
  if (url.pathname === '/api/mails') {
    const found = to ? mails.filter((mail) => mail.to.includes(to)) : mails
    return { type: 'application/json', body: JSON.stringify(found) }
  }
  if (url.pathname === '/') return { type: 'text/html', body: listPage(mails) }
  if (url.pathname === '/live.js') return { type: 'text/javascript', body: liveScript }
  const [, id, part] = /^\/mails\/(\d+)(?:\/(html|text|source))?$/.exec(url.pathname) ?? []
  const mail = mails.find((candidate) => candidate.id === Number(id))
  if (!mail) return { type: 'text/plain', body: 'There is no such mail.', status: 404 }
  if (part === 'html') {
    const body = mail.html.replace(/<head[^>]*>/i, '$&<base target="_blank">')
    return { type: 'text/html', body, policy: foreignPage }
  }
  if (part) return { type: 'text/plain', body: part === 'text' ? mail.text : mail.source }
  return { type: 'text/html', body: mailPage(mail) }
}
