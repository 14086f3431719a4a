/** /ws: a session and our own Origin are needed to open it; it says only that something changed. */
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signedOut } from '#platform/problem.ts'
import type { LiveHub } from '../live.ts'
import type { Identity } from '../principal.ts'
import type { SharedReads } from '../shared-reads.ts'
import type { Metrics } from '../telemetry.ts'
import { hashToken, sessionCookie } from './cookies.ts'
import { crossSite } from './forgery.ts'

export type SocketParts = {
  readonly reads: SharedReads
  readonly identity: Identity
  readonly hub: LiveHub
  readonly publicOrigin: string
  readonly metrics: Metrics
}

/** A session that ended without a word (its row is gone, the hint was lost) loses its sockets within this time. */
const recheckEvery = 30_000
const pingEvery = 25_000
/** Our pages send nothing; whoever talks this much is not one of them. */
const mostMessages = 20

export async function registerSockets(app: FastifyInstance, parts: SocketParts): Promise<void> {
  const { reads, identity, hub, publicOrigin, metrics } = parts
  await app.register(websocket, { options: { maxPayload: 1_024 } })
  const admit = async (request: FastifyRequest) => {
    if (request.headers.origin !== publicOrigin) throw crossSite()
    const token = request.cookies[sessionCookie]
    const [row] = token ? await reads.query(identity.openStatement, [hashToken(token)]) : []
    if (!row) throw signedOut()
    request.socketOwner = identity.principalOf(row)
  }
  app.get('/ws', { websocket: true, preValidation: admit }, (socket, request) => {
    if (!request.socketOwner) return socket.close(1008)
    hub.add(socket, request.socketOwner)
    let messages = 0
    socket.on('message', () => {
      messages += 1
      if (messages > mostMessages) socket.close(1008, 'too many messages')
    })
    metrics.sockets.set(hub.size())
    const ping = setInterval(() => socket.ping(), pingEvery)
    socket.on('close', () => {
      clearInterval(ping)
      metrics.sockets.set(hub.size())
    })
  })
  const recheck = setInterval(() => void endDeadSessions(parts).catch(() => undefined), recheckEvery)
  app.addHook('onClose', async () => clearInterval(recheck))
}

async function endDeadSessions({ reads, identity, hub }: SocketParts): Promise<void> {
  const open = hub.sessions()
  if (!open.length) return
  const alive = new Set((await reads.query<{ id: string }>(identity.aliveStatement, [open])).map((row) => row.id))
  hub.endSessions(new Set(open.filter((id) => !alive.has(id))))
}
