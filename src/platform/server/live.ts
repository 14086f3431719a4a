/**
 * The socket hub of one process. Redis carries hints between processes and may lose them: after every gap the sockets
 * are told to ask for everything again, so that nothing is missed that a refetch does not bring back.
 */
import { Redis } from 'ioredis'
import type { WebSocket } from 'ws'
import type { Hint, LiveMessage } from '#platform/live.ts'
import type { Logger } from './log.ts'

export type SocketOwner = { readonly personId: string; readonly orgId: string; readonly sessionId: string }
type Signal = { readonly hints: readonly Hint[] } | { readonly endedSessions: readonly string[] }

/** Closed because the session has ended: the browser should not come back with the same cookie. */
const sessionEnded = 4401
const serviceRestart = 1012

export type LivePublisher = { readonly publish: (signal: Signal) => Promise<void>; readonly close: () => void }

export function createLivePublisher(redisUrl: string, prefix: string, log: Logger): LivePublisher {
  const redis = connect(redisUrl, log)
  return {
    // A hint that Redis cannot take is dropped: the truth is in PostgreSQL, and the hub tells its sockets after the gap.
    publish: async (signal) => {
      await redis.publish(`${prefix}:live`, JSON.stringify(signal)).catch((error: Error) => {
        log.warn({ error: error.message }, 'a live hint was dropped')
      })
    },
    close: () => redis.disconnect(),
  }
}

export type LiveHub = Awaited<ReturnType<typeof createLiveHub>>

export function createLiveHub(redisUrl: string, prefix: string, log: Logger) {
  const sockets = new Map<WebSocket, SocketOwner>()
  const redis = connect(redisUrl, log)
  let connectedBefore = false

  const send = (message: LiveMessage, wanted: (owner: SocketOwner) => boolean) => {
    const text = JSON.stringify(message)
    for (const [socket, owner] of sockets) if (wanted(owner)) socket.send(text)
  }
  const endSessions = (ids: ReadonlySet<string>) => {
    for (const [socket, owner] of sockets) if (ids.has(owner.sessionId)) socket.close(sessionEnded, 'session ended')
  }
  redis.on('ready', () => {
    if (connectedBefore) send({ type: 'changed', topic: '*' }, () => true)
    connectedBefore = true
  })
  redis.on('message', (_channel, text) => {
    const signal = JSON.parse(text) as Signal
    if ('endedSessions' in signal) endSessions(new Set(signal.endedSessions))
    else for (const { to, message } of signal.hints) send(message, receives(to))
  })
  // ioredis subscribes again by itself after a lost connection
  void redis
    .subscribe(`${prefix}:live`)
    .catch((error: Error) => log.warn({ error: error.message }, 'no live channel yet'))

  return {
    size: () => sockets.size,
    sessions: () => [...new Set([...sockets.values()].map((owner) => owner.sessionId))],
    add: (socket: WebSocket, owner: SocketOwner) => {
      sockets.set(socket, owner)
      socket.on('close', () => sockets.delete(socket))
    },
    endSessions,
    /** Each client comes back at another moment, so that a restart is not followed by a stampede. */
    close: () => {
      for (const socket of sockets.keys()) {
        socket.close(serviceRestart, JSON.stringify({ retryIn: 1_000 + Math.floor(Math.random() * 9_000) }))
      }
      redis.disconnect()
    },
  }
}

const receives = (to: Hint['to']) => (owner: SocketOwner) =>
  'person' in to ? owner.personId === to.person : owner.orgId === to.organization

function connect(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: true,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  })
  redis.on('error', (error: Error) => log.warn({ error: error.message }, 'Redis is not reachable'))
  return redis
}
