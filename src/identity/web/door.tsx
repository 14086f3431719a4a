import type { ReactNode } from 'react'
import { PageHead } from '#platform/web/page-head.tsx'
import { PageTitle } from '#platform/web/ui/ligne.tsx'

/** The frame of the small pages around signing in: one thing to do, in the middle. */
export function Door({
  head,
  title,
  lead,
  children,
}: {
  head: string
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mx-auto max-w-[440px] lg:pt-6">
      <PageHead title={head} />
      <PageTitle title={title} lead={lead} />
      <div className="mt-6">{children}</div>
    </div>
  )
}
