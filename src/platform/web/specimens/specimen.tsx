import type { ReactNode } from 'react'

/** One control with its name and, where it helps, a sentence on when to use it. */
export function Specimen({ title, note, children }: { title: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-3 border-line border-t py-6 lg:grid-cols-[208px_minmax(0,1fr)]">
      <div>
        <h3 className="text-16">{title}</h3>
        {note && <p className="mt-0.5 max-w-[48ch] text-13 text-muted">{note}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** Several states side by side. */
export function States({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
