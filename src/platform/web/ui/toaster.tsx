import './motion.css'
import { useLingui } from '@lingui/react/macro'
import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { ToastItem } from './toast.tsx'
import { type ToastStore, toastDuration, toastStore } from './toast-store.ts'

/** Specification, section 9: "swipe threshold 50 px, viewport hotkey F8". */
export const toastGestures = { swipeThreshold: 50, hotkey: ['F8'] }

const none: readonly never[] = []

/** Once in the application's frame. Radix appends each message to the region, so the column is turned round: newest on top. */
export function Toaster({ store = toastStore }: { store?: ToastStore }) {
  const { t } = useLingui()
  const entries = useSyncExternalStore(store.subscribe, store.list, () => none)
  return (
    <Radix.Provider
      label={t`Message`}
      duration={toastDuration}
      swipeDirection="right"
      swipeThreshold={toastGestures.swipeThreshold}
    >
      {entries.map((entry) => (
        <ToastItem key={entry.id} entry={entry} onDismiss={() => store.dismiss(entry.id)} />
      ))}
      <Radix.Viewport
        hotkey={toastGestures.hotkey}
        label={t`Messages (F8)`}
        className="fixed right-6 bottom-6 z-60 flex w-[464px] flex-col-reverse gap-2 rounded-control max-md:inset-x-4 max-md:bottom-4 max-md:w-auto"
      />
    </Radix.Provider>
  )
}
