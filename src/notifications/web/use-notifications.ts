/** What the bell knows: the list and the count, asked for again every 10 s and whenever the live channel says so. */
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { getUser } from '#identity/contract.ts'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import { countNotifications, listNotifications, type Notification } from '../contract.ts'

/** Specification, sections 7 and 9: "polled every 10 s, not in background"; "signed-in only; 401 tolerated". */
export const pollEvery = 10_000

const polling = {
  unauthorized: 'null',
  refetchInterval: pollEvery,
  refetchIntervalInBackground: false,
} as const

/** Who is signed in is asked by identity; the bell follows what is known, and asks nothing of its own. */
export function useSignedIn(): boolean {
  const client = useQueryClient()
  return useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    () => Boolean(client.getQueryData([getUser.path])),
    () => false,
  )
}

export function useNotificationCount(): number {
  const enabled = useSignedIn()
  const { data } = useEndpoint(countNotifications, {}, { ...polling, enabled })
  return data?.count ?? 0
}

export function useNotifications() {
  const enabled = useSignedIn()
  return useEndpoint(listNotifications, {}, { ...polling, enabled })
}

/** Specification, section 9: "newest first, trashed excluded". The server does both; an answer in another order changes nothing. */
export const shownOrder = (list: readonly Notification[]): readonly Notification[] =>
  list.filter(({ trash }) => !trash).toSorted((one, other) => Date.parse(other.timestamp) - Date.parse(one.timestamp))
