import { type Route, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { countNotifications } from './count-notifications.ts'
import { listNotificationPreferences } from './list-notification-preferences.ts'
import { listNotifications } from './list-notifications.ts'
import { markAllNotificationsRead } from './mark-all-notifications-read.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import { setNotificationPreference } from './set-notification-preference.ts'
import { trashNotification } from './trash-notification.ts'

export const routes: readonly Route[] = [
  route(contract.listNotifications, listNotifications),
  route(contract.countNotifications, countNotifications),
  route(contract.markNotificationRead, markNotificationRead),
  route(contract.markAllNotificationsRead, markAllNotificationsRead),
  route(contract.trashNotification, trashNotification),
  route(contract.listNotificationPreferences, listNotificationPreferences),
  route(contract.setNotificationPreference, setNotificationPreference),
]
