import type { ReactNode } from 'react'

/** A part of the home page with its own address. */
export function Section({ id, className = '', children }: { id: string; className?: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`mt-16 scroll-mt-8 md:mt-24 ${className}`}>
      {children}
    </section>
  )
}

export function SectionTitle({ of, children }: { of: string; children: ReactNode }) {
  return (
    <h2 id={`${of}-title`} className="text-balance text-22 md:text-28">
      {children}
    </h2>
  )
}

export function Facts({ rows, wide = false }: { rows: readonly (readonly [string, string])[]; wide?: boolean }) {
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div
          key={name}
          className={`grid items-baseline gap-x-2 border-line border-t py-2 ${wide ? 'grid-cols-[128px_1fr] last:border-b' : 'grid-cols-[96px_1fr]'}`}
        >
          <dt className={wide ? 'text-muted' : 'text-13 text-muted'}>{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
