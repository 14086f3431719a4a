import { useSyncExternalStore } from 'react'

/** Whether a media query holds; false while prerendering, where the desktop is drawn. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = globalThis.matchMedia?.(query)
      list?.addEventListener('change', listener)
      return () => list?.removeEventListener('change', listener)
    },
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  )
}

/** Under 768 px a table is a list of cards. */
export function usePhone(): boolean {
  return useMedia('(max-width: 767px)')
}
