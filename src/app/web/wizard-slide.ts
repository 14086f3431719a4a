/** The slide between the steps of the wizard: the old page leaves, then the new one enters. */
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Specification, section 4: "0.4 s entry, 0.3 s exit, 20 px horizontal slide"; wizard-slide.css draws it. */
export const slideTiming = { entryMs: 400, exitMs: 300, distancePx: 20 } as const

/** The order of the steps: section 2, "forward from configure to provisioning and backward in reverse". */
export const stepOf = (pathname: string): number => (/provisioning\/?$/.test(pathname) ? 1 : 0)

export type Slide = {
  readonly step: number
  readonly page: ReactNode
  readonly phase: 'still' | 'leaving' | 'entering'
  readonly direction: 'forward' | 'backward'
}

/** What is on the screen now: the page that leaves stays until it has left. */
export function useSlide(pathname: string, page: ReactNode): Slide {
  const step = stepOf(pathname)
  const [shown, setShown] = useState<Omit<Slide, 'page'>>({ step, phase: 'still', direction: 'forward' })
  // The router hands out a new element with each render; only the last one of the step that is shown is kept.
  const last = useRef(page)
  const isLeaving = step !== shown.step
  const direction = step > shown.step ? 'forward' : 'backward'
  useEffect(() => {
    if (!isLeaving) last.current = page
  })
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => setShown({ step, phase: 'entering', direction }), slideTiming.exitMs)
    return () => clearTimeout(timer)
  }, [isLeaving, step, direction])
  return isLeaving ? { step: shown.step, page: last.current, phase: 'leaving', direction } : { ...shown, page }
}
