import { z } from 'zod/mini'
import { endpoint } from '#platform/endpoint.ts'
import { event } from '#platform/event.ts'
import { Id } from '#platform/ids.ts'
import { channels, kindNames } from './kinds.ts'

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

const One = z.object({ id: Id })
const Nothing = z.strictObject({})
const Done = z.object({})

export const markNotificationRead = endpoint({
  name: 'mark-notification-read',
  summary: 'Mark one notification as read',
  method: 'PUT',
  path: '/api/notifications/:id/read',
  params: One,
  body: Nothing,
  reply: Done,
  permission: 'session',
  rate: 'write',
  audit: false,
})

export const markAllNotificationsRead = endpoint({
  name: 'mark-all-notifications-read',
  summary: 'Mark all your notifications as read',
  method: 'POST',
  path: '/api/notifications/mark-all-read',
  body: Nothing,
  reply: Done,
  permission: 'session',
  rate: 'write',
  audit: false,
})

export const trashNotification = endpoint({
  name: 'trash-notification',
  summary: 'Move one notification to the trash',
  method: 'PUT',
  path: '/api/notifications/:id/trash',
  params: One,
  body: Nothing,
  reply: Done,
  permission: 'session',
  rate: 'write',
  audit: false,
})

const Preference = z.object({ kind: z.enum(kindNames), bell: z.boolean(), mail: z.boolean() })

export const listNotificationPreferences = endpoint({
  name: 'list-notification-preferences',
  summary: 'How you want to hear of what happens, by kind and channel',
  method: 'GET',
  path: '/api/notifications/preferences',
  reply: z.array(Preference),
  permission: 'session',
  rate: 'read',
})

/** One switch at a time: two open screens do not undo each other's. */
export const setNotificationPreference = endpoint({
  name: 'set-notification-preference',
  summary: 'Switch one channel of one kind of notification on or off',
  method: 'PUT',
  path: '/api/notifications/preferences',
  body: z.strictObject({ kind: z.enum(kindNames), channel: z.enum(channels), on: z.boolean() }),
  reply: z.array(Preference),
  permission: 'session',
  rate: 'write',
  audit: ['kind', 'channel', 'on'],
})

export const notified = event({
  name: 'notifications.notified',
  payload: z.object({ personIds: z.array(Id) }),
  hints: ({ personIds }) =>
    personIds.map((userId) => ({ to: { person: userId }, message: { type: 'notification' as const, userId } })),
})
