// Grey blocks in the geometry of what comes: not before 200 ms, so that quick answers do not flicker, then for at least 400 ms.
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

export const SKELETON_DELAY_MS = 200
export const SKELETON_LEAST_MS = 400

/**
 * What to draw while something is pending: nothing, the skeleton, or the content once it is there. Content waits until a
 * skeleton that is already seen had its 400 ms.
 */
export function useSkeleton(pending: boolean): 'nothing' | 'skeleton' | 'content' {
  const [shown, setShown] = useState(false)
  const since = useRef(0)
  useEffect(() => {
    if (pending === shown) return
    const wait = pending ? SKELETON_DELAY_MS : Math.max(0, since.current + SKELETON_LEAST_MS - performance.now())
    const timer = setTimeout(() => {
      if (pending) since.current = performance.now()
      setShown(pending)
    }, wait)
    return () => clearTimeout(timer)
  }, [pending, shown])
  if (shown) return 'skeleton'
  return pending ? 'nothing' : 'content'
}

/** Wraps content that is being asked for. The frame announces the wait once; the blocks themselves are silent. */
export function Loading({
  pending,
  skeleton,
  children,
}: {
  pending: boolean
  skeleton: ReactNode
  children: ReactNode
}) {
  const drawn = useSkeleton(pending)
  if (drawn === 'content') return children
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      {/* hidden and not absent: the geometry is there from the first moment, nothing jumps at 200 ms */}
      <div aria-hidden="true" className={drawn === 'nothing' ? 'invisible' : ''}>
        {skeleton}
      </div>
    </div>
  )
}

/** Give it the height and width of the thing it stands for. */
export function SkeletonBlock({ className }: { className: string }) {
  return (
    <span
      className={classNames('block animate-pulse rounded-control bg-line/60 motion-reduce:animate-none', className)}
    />
  )
}

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3']

/** Lines of text: 20 px apart as text is, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a skeleton have no other identity
        <div key={line} className="flex h-5 items-center">
          <SkeletonBlock
            className={classNames(
              'h-3 rounded-tag',
              line === lines - 1 && lines > 1 ? 'w-1/2' : widths[line % widths.length],
            )}
          />
        </div>
      ))}
    </div>
  )
}
