import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'div'> & {
  /** none when the content brings its own edges, as a table does */
  padding?: 'none' | 'md' | 'lg'
  selected?: boolean
}

const paddings = { none: '', md: 'p-4', lg: 'p-6' }

/** A border carries the elevation; shadows belong to menus and dialogs. */
export function Card({ padding = 'md', selected = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames(
        'rounded-card border bg-surface',
        selected ? 'border-primary shadow-[inset_0_0_0_1px_var(--primary)]' : 'border-line',
        paddings[padding],
        className,
      )}
    />
  )
}

export function CardTitle({ children, note, actions }: { children: ReactNode; note?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="mb-3 flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <h3 className="text-16">{children}</h3>
        {note && <p className="text-13 text-muted">{note}</p>}
      </div>
      {actions && <div className="flex flex-none items-center gap-2">{actions}</div>}
    </div>
  )
}

/** Terms and values as two columns divided by hairlines. */
export function Facts({ facts }: { facts: readonly { readonly term: string; readonly value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-[minmax(96px,auto)_1fr]">
      {facts.map(({ term, value }) => (
        <div key={term} className="col-span-2 grid grid-cols-subgrid gap-x-6 border-line border-t py-2.5 last:border-b">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
