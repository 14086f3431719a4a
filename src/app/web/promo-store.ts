/** Specification, section 4: "shown -> dismissed (remembered for the browser session) -> shown again via the side tab". */
import { useSyncExternalStore } from 'react'

export const promoCode = 'PARIS'
export const promoKey = 'quai.promo-bar'
const dismissed = 'dismissed'

/** Runs as text in <head>, before the bar is painted, so that a dismissed one does not flash. It must not refer to anything outside. */
export const promoScript = `try { if (sessionStorage.getItem('${promoKey}') === '${dismissed}') document.documentElement.dataset.promo = '${dismissed}' } catch {}`

const listeners = new Set<() => void>()

function read(): boolean {
  if (document.documentElement.dataset.promo === dismissed) return true
  try {
    return sessionStorage.getItem(promoKey) === dismissed
  } catch {
    return false
  }
}

export function setPromoDismissed(next: boolean): void {
  // Kept on the document too: a browser that stores nothing still obeys on this page.
  if (next) document.documentElement.dataset.promo = dismissed
  else delete document.documentElement.dataset.promo
  try {
    if (next) sessionStorage.setItem(promoKey, dismissed)
    else sessionStorage.removeItem(promoKey)
  } catch {
    // as above
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The prerendered page shows the bar. */
export const usePromoDismissed = (): boolean => useSyncExternalStore(subscribe, read, () => false)
