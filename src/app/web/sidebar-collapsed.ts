/** Whether the sidebar is collapsed to icons, kept in this browser. */
import { useSyncExternalStore } from 'react'

const key = 'quai.sidebar'
const listeners = new Set<() => void>()

function read(): boolean {
  try {
    return localStorage.getItem(key) === 'collapsed'
  } catch {
    return false // a browser that keeps nothing has an open sidebar
  }
}

export function setCollapsed(collapsed: boolean): void {
  try {
    localStorage.setItem(key, collapsed ? 'collapsed' : 'open')
  } catch {
    // nothing is kept, and nothing else is lost
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useCollapsed = (): boolean => useSyncExternalStore(subscribe, read, () => false)
