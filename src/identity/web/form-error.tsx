import type { ReactNode } from 'react'
import { Shape } from '#platform/web/ui/shape.tsx'

/** Why a form was not taken, under its button: a message that leaves by itself is never the only place. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-3 flex gap-2 text-danger">
      <span className="mt-1">
        <Shape kind="fail" />
      </span>
      <span>{children}</span>
    </p>
  )
}
