import { useSyncExternalStore } from 'react'
import { useMedia } from '#platform/web/ui/use-media.ts'

/** Specification, section 9: "Mobile threshold 1024 px." */
export const mobileThreshold = 1024

const mobileAgent = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i

type Device = { readonly maxTouchPoints?: number; readonly userAgent?: string }

/** What a device says about itself, apart from its width. */
export const isHandheld = ({ maxTouchPoints = 0, userAgent = '' }: Device): boolean =>
  maxTouchPoints > 0 || mobileAgent.test(userAgent)

export const useNarrow = (): boolean => useMedia(`(max-width: ${mobileThreshold}px)`)

const never = () => () => undefined

/** Section 2: "small, touch or mobile devices (width <= 1024, touch support, or a mobile user agent)". */
export function useMobileDevice(): boolean {
  const narrow = useNarrow()
  const handheld = useSyncExternalStore(
    never,
    () => isHandheld(navigator),
    () => false,
  )
  return narrow || handheld
}
