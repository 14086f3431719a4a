/** True from the press on Logout until the home page is reached: guards must not take it for a lost session meanwhile. */
import { useSyncExternalStore } from 'react'

let leaving = false
const listeners = new Set<() => void>()

export const isLeaving = (): boolean => leaving

export function setLeaving(next: boolean): void {
  leaving = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useLeaving = (): boolean => useSyncExternalStore(subscribe, isLeaving, () => false)
