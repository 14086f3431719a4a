// Messages outlive the component that sends them, so they are kept outside of React. Specification, sections 4 and 9:
// three at most, newest first, shown 5000 ms, removed 6000 ms after dismissal.
import type { ReactNode } from 'react'

export const toastLimit = 3
export const toastDuration = 5000
export const toastRemoveDelay = 6000

export type ToastVariant = 'default' | 'destructive' | 'success' | 'warning' | 'info'

export type ToastMessage = {
  title: ReactNode
  description?: ReactNode
  variant?: ToastVariant
  /** One thing to do; `hint` tells screen readers how to reach it once the message is gone. */
  action?: { label: string; hint: string; run: () => void }
  duration?: number
}

export type ToastEntry = ToastMessage & { id: string; open: boolean }

export function createToastStore() {
  let entries: readonly ToastEntry[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const removals = new Map<string, ReturnType<typeof setTimeout>>()

  function publish(next: readonly ToastEntry[]) {
    entries = next
    for (const listener of listeners) listener()
  }
  function remove(id: string) {
    clearTimeout(removals.get(id))
    removals.delete(id)
    publish(entries.filter((entry) => entry.id !== id))
  }
  function change(id: string, part: Partial<ToastEntry>) {
    publish(entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)))
  }
  function dismiss(id: string) {
    if (removals.has(id) || !entries.some((entry) => entry.id === id)) return
    removals.set(
      id,
      setTimeout(() => remove(id), toastRemoveDelay),
    )
    change(id, { open: false })
  }
  /** Only open messages count: one that is already leaving must not push out one that is still being read. */
  function evict() {
    for (const { id } of entries.filter((entry) => entry.open).slice(toastLimit)) remove(id)
  }
  return {
    list: () => entries,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dismiss,
    toast(message: ToastMessage) {
      lastId += 1
      const id = String(lastId)
      publish([{ ...message, id, open: true }, ...entries])
      evict()
      return { id, dismiss: () => dismiss(id), update: (part: Partial<ToastMessage>) => change(id, part) }
    },
  }
}

export type ToastStore = ReturnType<typeof createToastStore>

export const toastStore = createToastStore()

/** Callable from anywhere, inside or outside of React. */
export const toast = toastStore.toast
