/** The live channel: hints come in over /ws, and what they concern is asked for again (specification, section 7). */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod/mini'
import { LiveMessage } from '../live.ts'
import { createRefresher, everything } from './freshness.ts'

const reconnectAfter = 5000
const notificationPaths = ['/api/notifications', '/api/notifications/count']

const topics = new Map<string, Set<string>>()

/** A row says once, when it is loaded, which paths answer differently after a change of this topic. */
export function onChanged(topic: string, paths: readonly string[]): void {
  topics.set(topic, new Set([...(topics.get(topic) ?? []), ...paths]))
}

/** WebSocket to the same host at /ws, secure when the page is https. */
export const liveUrl = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>) =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`

function pathsFor(message: LiveMessage, userId: string): readonly string[] {
  if (message.type === 'notification') return message.userId === userId ? notificationPaths : []
  return message.topic === '*' ? [everything] : [...(topics.get(message.topic) ?? [])]
}

function read(data: unknown): LiveMessage | undefined {
  try {
    return LiveMessage.parse(JSON.parse(String(data)))
  } catch (error) {
    console.warn('A live message could not be read.', error)
    return undefined
  }
}

const Restart = z.object({ retryIn: z.number().check(z.gte(0), z.lte(60_000)) })

/** A server that restarts (1012) spreads its clients over time; any other close waits the usual 5 s. */
export function reconnectDelay(close: Pick<CloseEvent, 'code' | 'reason'>): number {
  if (close.code !== 1012) return reconnectAfter
  try {
    return Restart.parse(JSON.parse(close.reason)).retryIn
  } catch {
    return reconnectAfter
  }
}

/** Keeps a socket open until the returned function is called. */
export function connectLive(url: string, userId: string, client: QueryClient): () => void {
  const refreshSoon = createRefresher(client)
  let stopped = false
  let socket: WebSocket | undefined

  function open() {
    const opened = new WebSocket(url)
    socket = opened
    opened.onopen = () => {
      // Hints sent while there was no socket are lost, also between a page's first answer and its first socket:
      // everything on the screen is asked for again.
      refreshSoon([everything])
    }
    opened.onmessage = ({ data }) => {
      const message = stopped ? undefined : read(data)
      if (message) refreshSoon(pathsFor(message, userId))
    }
    opened.onerror = () => {
      if (!stopped) console.warn('The live channel failed.')
    }
    opened.onclose = (close) => {
      if (!stopped) timer = setTimeout(open, reconnectDelay(close))
    }
  }

  // Not at once: React's strict mode mounts twice, and a socket closed while connecting is an error in the console.
  let timer = setTimeout(open, 0)
  return () => {
    stopped = true
    clearTimeout(timer)
    socket?.close()
  }
}

/** Listens for the person who is signed in; without one there is no socket. */
export function useLive(userId: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (userId !== undefined) return connectLive(liveUrl(location), userId, client)
  }, [client, userId])
}
