import { type RefCallback, useState } from 'react'

/** Below this a plot has no room for its axis; also what is measured before the styles are there. */
export const NARROWEST = 160

/** The width a drawing has to fill. Charts are drawn in real pixels, so that their text keeps its size on every screen. */
export function useWidth(first = 0): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(first)
  const [measure] = useState(() => (element: HTMLElement | null) => {
    if (element === null) return
    setWidth(element.clientWidth || first)
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  })
  return [measure, width]
}
