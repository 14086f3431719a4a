/** Puts a line under the bell of each person, once per event, and tells their open screens. */
import { newId } from '#platform/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { type Notification, notified } from '../contract.ts'

export type Line = { readonly personId: string; readonly type: Notification['type']; readonly message: string }

export async function notify(ctx: Context<'notifications'>, orgId: string, eventId: string, lines: readonly Line[]) {
  if (!lines.length) return
  await ctx.tx
    .insertInto('notifications.notification')
    .values(
      lines.map(({ personId, type, message }) => ({
        id: newId(ctx.now.getTime()),
        org_id: orgId,
        person_id: personId,
        event_id: eventId,
        type,
        message,
        at: ctx.now,
      })),
    )
    .onConflict((on) => on.columns(['org_id', 'person_id', 'event_id']).doNothing())
    .execute()
  await ctx.emit(notified, { personIds: lines.map((line) => line.personId) })
}
