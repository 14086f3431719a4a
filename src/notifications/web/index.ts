/** What other rows may use of the notifications row's web side. */
export { Bell } from './bell.tsx'
export { NotificationPreferences } from './preferences.tsx'
