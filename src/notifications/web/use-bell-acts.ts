/** Reading and throwing away, seen at once and taken back when the server refuses; texts of the specification, section 8. */
import { useLingui } from '@lingui/react/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { refresh } from '#platform/web/freshness.ts'
import type { SendError } from '#platform/web/send-error.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useSend } from '#platform/web/use-endpoint.ts'
import {
  countNotifications,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
  trashNotification,
} from '../contract.ts'

const area = [listNotifications.path]
/** Specification, section 8: success messages stay for 3 s. */
export const successDuration = 3000

type Change = (notification: Notification) => Notification

/** The list is cut at the server's limit, so the count follows by difference. */
async function foresee(client: QueryClient, change: Change): Promise<void> {
  await client.cancelQueries({ queryKey: [listNotifications.path] })
  await client.cancelQueries({ queryKey: [countNotifications.path] })
  const before = client.getQueryData<Notification[] | null>([listNotifications.path])
  if (!before) return
  const after = before.map(change)
  client.setQueryData([listNotifications.path], after)
  client.setQueryData<{ count: number } | null>(
    [countNotifications.path],
    (known) => known && { count: Math.max(0, known.count - unread(before) + unread(after)) },
  )
}

const unread = (list: readonly Notification[]) => list.filter(({ read, trash }) => !read && !trash).length
const only =
  (id: string, part: Partial<Notification>): Change =>
  (notification) =>
    notification.id === id ? { ...notification, ...part } : notification

/** "with the server message or default": without an answer of ours there is no message. */
const serverMessage = ({ status, code, message }: SendError) =>
  status > 0 && !code.startsWith('http_') ? message : undefined

function useRefusal(fallback: string) {
  const client = useQueryClient()
  const { t } = useLingui()
  return (error: SendError) => {
    toast({ variant: 'destructive', title: t`Error`, description: serverMessage(error) ?? fallback })
    void refresh(client, area)
  }
}

export function useBellActs() {
  const client = useQueryClient()
  const { t } = useLingui()
  const done = (title: string) => () => void toast({ variant: 'success', title, duration: successDuration })
  const read = useSend(markNotificationRead, {
    invalidates: area,
    onMutate: ({ params }) => foresee(client, only(params.id, { read: true })),
    onError: useRefusal(t`Failed to mark notification as read`),
  })
  const readAll = useSend(markAllNotificationsRead, {
    invalidates: area,
    onMutate: () => foresee(client, (notification) => ({ ...notification, read: true })),
    onSuccess: done(t`All notifications marked as read`),
    onError: useRefusal(t`Failed to mark all notifications as read`),
  })
  const trash = useSend(trashNotification, {
    invalidates: area,
    onMutate: ({ params }) => foresee(client, only(params.id, { trash: true })),
    onSuccess: done(t`Notification moved to trash`),
    onError: useRefusal(t`Failed to move notification to trash`),
  })
  return {
    markRead: (id: string) => read.mutate({ params: { id }, body: {} }),
    markAllRead: () => readAll.mutate({ body: {} }),
    moveToTrash: (id: string) => trash.mutate({ params: { id }, body: {} }),
  }
}
