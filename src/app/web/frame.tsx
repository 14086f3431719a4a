import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What is around every page: header, main area, footer. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-primary px-4 py-2 font-semibold text-on-primary focus:translate-y-0"
      >
        <Trans>Skip to content</Trans>
      </a>
      <Header />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1248px] flex-1 px-4 pt-6 pb-12 outline-none md:px-6 md:pt-8 md:pb-16"
      >
        {children}
      </main>
      <Footer />
    </div>
  )
}
