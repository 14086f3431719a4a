import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { withTexts } from '#platform/web/language.ts'
import { ThemeToggle } from './theme-toggle.tsx'

/** Who is signed in, live hints and messages need libraries that a visitor's first page does not: they come once it is alive. */
const LateFrame = lazy(async () => ({ default: (await withTexts(import('./late-frame.tsx'))).LateFrame }))

export function Header() {
  const { t } = useLingui()
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <header className="border-line border-b bg-surface">
      <div className="flex h-14 items-center gap-6 px-4 md:px-6">
        <Link to="/" className="font-bold font-display text-[20px] tracking-[-0.01em]">
          Quai
        </Link>
        <nav aria-label={t`Main`} className="flex flex-1 gap-5 self-stretch">
          <NavLink
            to="/"
            end
            className={({ isActive }) =>
              `flex items-center font-medium ${isActive ? 'text-ink shadow-[inset_0_-2px_0_var(--ink)]' : 'text-muted hover:text-ink'}`
            }
          >
            <Trans>Home</Trans>
          </NavLink>
        </nav>
        <div className="flex items-center">
          <ThemeToggle />
          <div className="ml-2 empty:hidden">
            {alive && (
              <Suspense>
                <LateFrame />
              </Suspense>
            )}
          </div>
        </div>
      </div>
    </header>
  )
}
