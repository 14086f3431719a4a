import type { KeyboardEvent } from 'react'

/** Keys as a slider has them, a week per page; anything else stays the browser's. */
export function moved(event: KeyboardEvent, from: number, last: number): number {
  const steps: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    PageDown: from - 7,
    PageUp: from + 7,
    Home: 0,
    End: last,
  }
  const to = steps[event.key]
  if (to === undefined) return from
  event.preventDefault()
  return Math.min(last, Math.max(0, to))
}
