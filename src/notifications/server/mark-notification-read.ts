import type { Input } from '#platform/endpoint.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { markNotificationRead as endpoint } from '../contract.ts'
import { changeNotification } from './change-notification.ts'

export const markNotificationRead = (ctx: RequestContext<'notifications'>, { params }: Input<typeof endpoint>) =>
  changeNotification(ctx, params.id, { read: true })
