/** For tests only: a server that answers like ours to what the bell asks, and remembers what it did. */

import type { StandIn } from '#platform/web/http-stand-in.ts'
import type { Notification } from '../contract.ts'

export const line = (number: number, part: Partial<Notification> = {}): Notification => ({
  id: `01930000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  type: 'info',
  message: `Event ${number}`,
  timestamp: new Date(Date.now() - number * 60_000).toISOString(),
  read: false,
  trash: false,
  ...part,
})

/** `refuse` answers every change with this instead. */
export function answerLikeOurs(server: StandIn, list: Notification[], refuse?: { status: number; body: string }) {
  server.answers((response, { method, url }) => {
    const [, , , id = '', verb] = url.split('/')
    if (method !== 'GET' && refuse) return response.writeHead(refuse.status).end(refuse.body)
    if (method !== 'GET') {
      for (const one of list) {
        if (id === 'mark-all-read' || (one.id === id && verb === 'read')) one.read = true
        if (one.id === id && verb === 'trash') one.trash = true
      }
      return response.end('{}')
    }
    const kept = list.filter(({ trash }) => !trash)
    const body = id === 'count' ? { count: kept.filter(({ read }) => !read).length } : kept
    return response.end(JSON.stringify(body))
  })
}
