/**
 * The drawer of the dashboard layout and the floating menu button meet here: the button lives in the frame, the drawer in
 * the layout, and neither needs to know where the other is.
 */
import { useEffect, useSyncExternalStore } from 'react'

type Drawer = { readonly offered: number; readonly open: boolean }

const shut: Drawer = { offered: 0, open: false }
let drawer = shut
const listeners = new Set<() => void>()

function publish(next: Drawer): void {
  drawer = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const toggleDrawer = (): void => publish({ ...drawer, open: !drawer.open })
export const setDrawerOpen = (open: boolean): void => publish({ ...drawer, open })

/** For the layout that draws the sidebar: whether its drawer is open. */
export const useDrawerOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => drawer.open,
    () => false,
  )

/** The layout says that there is a drawer, as long as it is on the screen; leaving it shuts the drawer. */
export function useOfferDrawer(): void {
  useEffect(() => {
    publish({ ...drawer, offered: drawer.offered + 1 })
    return () => publish({ offered: drawer.offered - 1, open: false })
  }, [])
}

/** For the floating button: whether a drawer is there to be toggled. */
export const useDrawerOffered = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => drawer.offered > 0,
    () => false,
  )
