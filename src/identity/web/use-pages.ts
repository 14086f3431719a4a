import { useState } from 'react'

/**
 * The way back through pages that only know their next one: the cursors that led here are remembered while the list is
 * open. Whoever came by a link to a later page goes back to the first.
 */
export function usePages(cursor: string | undefined, next: string | null | undefined, turn: (to?: string) => void) {
  const [before, setBefore] = useState<readonly string[]>([])
  const back = cursor === undefined ? null : (before.at(-1) ?? '')
  return {
    previous: back,
    next: next ?? null,
    onPage: (to: string | undefined) => {
      const forward = to !== undefined && to === next
      setBefore(forward ? [...before, cursor ?? ''] : before.slice(0, -1))
      turn(to)
    },
  }
}
