// The state of a thing: shape and word first, colour third, because red and green merge for many.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Shape, type ShapeKind } from './shape.tsx'

const tones: Record<ShapeKind, string> = {
  ok: 'bg-success-soft text-success',
  fail: 'bg-danger-soft text-danger',
  warn: 'bg-warning-soft text-warning',
  run: 'bg-primary-soft text-primary',
  off: 'bg-sunken text-muted',
}

export const shapeColours: Record<ShapeKind, string> = {
  ok: 'text-success',
  fail: 'text-danger',
  warn: 'text-warning',
  run: 'text-primary',
  off: 'text-subtle',
}

/** The word is the caller's: "Running" for a cluster, "Paid 5 Oct" for an invoice. */
export function StatusMark({ kind, children }: { kind: ShapeKind; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-tag px-2 py-0.5 font-medium text-13',
        tones[kind],
      )}
    >
      <Shape kind={kind} />
      {children}
    </span>
  )
}

/** The same without a ground, for lists, chips and sentences. */
export function StatusWord({ kind, children }: { kind: ShapeKind; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span className={shapeColours[kind]}>
        <Shape kind={kind} size={10} />
      </span>
      {children}
    </span>
  )
}
