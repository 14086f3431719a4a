import type { ReactNode } from 'react'

/** The frame leaves the main area to these layouts (root.tsx reads it): a sidebar stands beside it. */
export const ownMain = { ownMain: true } as const

/** A sidebar and the page beside it. The sidebar's place is kept while nobody is known, so that nothing jumps. */
export function SidebarShell({ sidebar, children }: { sidebar: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-1">
      {sidebar}
      <main
        id="main"
        tabIndex={-1}
        className="w-full min-w-0 max-w-[1264px] flex-1 px-4 pt-4 pb-12 outline-none md:px-8 md:pt-6"
      >
        {children}
      </main>
    </div>
  )
}
