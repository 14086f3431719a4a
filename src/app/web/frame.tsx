import { Trans } from '@lingui/react/macro'
import { lazy, type ReactNode } from 'react'
import { withTexts } from '#platform/web/language.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LatePart } from './late-part.tsx'
import { PromoBar } from './promo-bar.tsx'

const FloatingMenu = lazy(async () => ({
  default: (await withTexts(import('./floating-menu.tsx'))).LateFloatingMenu,
}))

type FrameProps = {
  /** the page's layout draws the main area itself, beside a sidebar */
  ownMain?: boolean
  children: ReactNode
}

/** What is around every page: promo bar, header, main area, footer. */
export function Frame({ ownMain = false, children }: FrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-primary px-4 py-2 font-semibold text-on-primary focus:translate-y-0"
      >
        <Trans>Skip to content</Trans>
      </a>
      <PromoBar />
      <Header />
      {ownMain ? children : <Main>{children}</Main>}
      <Footer />
      <LatePart>
        <FloatingMenu />
      </LatePart>
    </div>
  )
}

function Main({ children }: { children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-[1248px] flex-1 px-4 pt-6 pb-12 outline-none md:px-6 md:pt-8 md:pb-16"
    >
      {children}
    </main>
  )
}
