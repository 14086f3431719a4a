/** How a settings tab is set: parts with their explanation on the left, and rows of one thing each with what can be done to it. */
import type { ReactNode } from 'react'
import { classNames } from '#platform/web/ui/class-names.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Loading, SkeletonBlock } from '#platform/web/ui/skeleton.tsx'

type PartProps = { title: ReactNode; note?: ReactNode; children: ReactNode }

export function Part({ title, note, children }: PartProps) {
  return (
    <section className="grid gap-x-12 gap-y-4 border-line border-b py-6 last:border-b-0 lg:grid-cols-[280px_minmax(0,1fr)] lg:py-8">
      <div>
        <h2 className="text-16">{title}</h2>
        {note && <p className="mt-1 text-pretty text-13 text-muted">{note}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

export function Rows({ label, children }: { label?: string; children: ReactNode }) {
  return <ul {...(label && { 'aria-label': label })}>{children}</ul>
}

type RowProps = {
  icon?: ReactNode
  title: ReactNode
  note?: ReactNode
  actions?: ReactNode
  /** two actions or a button: on a narrow screen they stand below the words */
  wide?: boolean
}

export function Row({ icon, title, note, actions, wide = false }: RowProps) {
  return (
    <li
      className={classNames(
        'grid items-start gap-x-3 border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0 lg:items-center',
        icon ? 'grid-cols-[20px_minmax(0,1fr)_auto]' : 'grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      {icon && <span className="text-muted max-lg:mt-0.5">{icon}</span>}
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold [overflow-wrap:anywhere]">
          {title}
        </div>
        {note && <div className="text-13 text-muted">{note}</div>}
      </div>
      {actions && (
        <div
          className={classNames(
            'flex items-center gap-4',
            wide && (icon ? 'max-lg:col-start-2 max-lg:mt-2' : 'max-lg:col-start-1 max-lg:mt-2'),
          )}
        >
          {actions}
        </div>
      )}
    </li>
  )
}

type AskedProps<Data> = {
  asked: {
    data: Data | undefined
    error: Error | null
    isPending: boolean
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  /** what could not be loaded, as a sentence */
  failed: ReactNode
  children: (data: Data) => ReactNode
}

/** What the server was asked for: a skeleton meanwhile, and an error with a way out. */
export function Asked<Data>({ asked, failed, children }: AskedProps<Data>) {
  if (asked.error && asked.data === undefined) {
    return (
      <ErrorState title={failed} onRetry={() => void asked.refetch()} retrying={asked.isFetching}>
        {asked.error.message}
      </ErrorState>
    )
  }
  return (
    <Loading pending={asked.isPending} skeleton={rowsSkeleton}>
      {asked.data !== undefined && children(asked.data)}
    </Loading>
  )
}

const rowsSkeleton = (
  <div className="grid gap-6">
    <SkeletonBlock className="h-10 w-full" />
    <SkeletonBlock className="h-10 w-full" />
  </div>
)
