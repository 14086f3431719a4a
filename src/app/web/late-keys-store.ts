/** Whether Quai listens to its keys: look.md, "can be switched off". Kept in local storage, on unless somebody said no. */
import { useSyncExternalStore } from 'react'

export const keysKey = 'quai.keys'
const off = 'off'

const listeners = new Set<() => void>()

export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(keysKey) !== off
  } catch {
    return true
  }
}

export function switchKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(keysKey)
    else localStorage.setItem(keysKey, off)
  } catch {
    // A browser that keeps nothing cannot keep this either.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useKeysOn = (): boolean => useSyncExternalStore(subscribe, keysAreOn, () => true)

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'defaultPrevented'>

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** Ctrl or ⌘ with K works everywhere, also in a field; `?` is a letter there. */
export function whatIsAsked(pressed: Pressed): 'palette' | 'help' | undefined {
  if (pressed.defaultPrevented || !keysAreOn()) return undefined
  const { key, ctrlKey, metaKey, altKey } = pressed
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey) return 'palette'
  if (key === '?' && !ctrlKey && !metaKey && !altKey && !isWriting(pressed.target)) return 'help'
  return undefined
}
