/**
 * From the press on Logout until the home page is on the screen: guards must not take it for a lost session meanwhile.
 * A navigation ends before React has drawn it, so the end is told by the page itself (`useHomecoming`).
 */
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

type Leaving = 'no' | 'leaving' | 'on the way home'

let leaving: Leaving = 'no'
const listeners = new Set<() => void>()

export const isLeaving = (): boolean => leaving !== 'no'

export function setLeaving(next: Leaving): void {
  leaving = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useLeaving = (): boolean => useSyncExternalStore(subscribe, isLeaving, () => false)

/** Once in the frame: leaving is over when the page that is drawn is the home page. */
export function useHomecoming(): void {
  const { pathname } = useLocation()
  const state = useSyncExternalStore(
    subscribe,
    () => leaving,
    () => 'no',
  )
  useEffect(() => {
    if (state === 'on the way home' && pathname === '/') setLeaving('no')
  }, [state, pathname])
}
