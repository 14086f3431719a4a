import { Trans, useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { Link } from 'react-router'
import { withTexts } from '#platform/web/language.ts'
import { HeaderLink } from './header-link.tsx'
import { LatePart } from './late-part.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** Who is signed in, live hints and messages need libraries that a visitor's first page does not. */
const LateFrame = lazy(async () => ({ default: (await withTexts(import('./late-frame.tsx'))).LateFrame }))
const LateNav = lazy(async () => ({ default: (await withTexts(import('./late-nav.tsx'))).LateNav }))
const LateTools = lazy(async () => ({ default: (await withTexts(import('./late-tools.tsx'))).LateTools }))

/** On small screens the floating button has these links (floating-menu.tsx). */
function Navigation() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Main`} className="flex gap-5 self-stretch max-lg:hidden">
      <HeaderLink to="/">
        <Trans>Home</Trans>
      </HeaderLink>
      <HeaderLink to="/pricing">
        <Trans>Pricing</Trans>
      </HeaderLink>
      <HeaderLink to="/documentation">
        <Trans>Documentation</Trans>
      </HeaderLink>
      <HeaderLink to="/tutorials">
        <Trans>Tutorials</Trans>
      </HeaderLink>
      <LatePart>
        <LateNav />
      </LatePart>
    </nav>
  )
}

export function Header() {
  return (
    <header className="border-line border-b bg-surface">
      <div className="flex h-14 items-center gap-6 px-4 md:px-6">
        <Link to="/" className="font-bold font-display text-[20px] tracking-[-0.01em]">
          Quai
        </Link>
        <Navigation />
        <div className="ml-auto flex items-center gap-1">
          <LatePart>
            <LateTools />
          </LatePart>
          <ThemeToggle />
          <div className="ml-1 flex items-center gap-1 empty:hidden">
            <LatePart instead={<Place />}>
              <LateFrame />
            </LatePart>
          </div>
        </div>
      </div>
    </header>
  )
}

/** Keeps the place of the way in, so that nothing moves when it comes. Its words belong to identity's catalogue, which is late too. */
function Place() {
  return <span aria-hidden="true" className="h-9 w-20 max-md:h-11" />
}
