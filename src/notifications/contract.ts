import { z } from 'zod/mini'
import { endpoint } from '#platform/endpoint.ts'
import { event } from '#platform/event.ts'
import { Id } from '#platform/ids.ts'

export const Notification = z.object({
  id: Id,
  type: z.enum(['success', 'warning', 'error', 'system', 'info']),
  message: z.string(),
  timestamp: z.string(),
  read: z.boolean(),
  trash: z.boolean(),
})
export type Notification = z.output<typeof Notification>

export const listNotifications = endpoint({
  name: 'list-notifications',
  summary: 'What happened that you should know, newest first',
  method: 'GET',
  path: '/api/notifications',
  reply: z.array(Notification),
  permission: 'notifications:read',
  rate: 'read',
})

export const countNotifications = endpoint({
  name: 'count-notifications',
  summary: 'How many notifications are unread',
  method: 'GET',
  path: '/api/notifications/count',
  reply: z.object({ count: z.number() }),
  permission: 'notifications:read',
  rate: 'read',
})

export const notified = event({
  name: 'notifications.notified',
  payload: z.object({ personIds: z.array(Id) }),
  hints: ({ personIds }) =>
    personIds.map((userId) => ({ to: { person: userId }, message: { type: 'notification' as const, userId } })),
})
