import { lazy, Suspense } from 'react'
import { SessionCorner } from '#identity/web/index.ts'
import { useFreshOnNavigation } from '#platform/web/freshness.ts'
import { withTexts } from '#platform/web/language.ts'
import { Toaster } from '#platform/web/ui/toaster.tsx'
import { Keys } from './late-keys.tsx'
import { LateQueries } from './late-queries.tsx'

// Both are for people who are signed in: visitors never download them.
const Bell = lazy(async () => ({ default: (await withTexts(import('#notifications/web/index.ts'))).Bell }))
const UserMenu = lazy(async () => ({ default: (await withTexts(import('./user-menu.tsx'))).UserMenu }))

function Freshness() {
  useFreshOnNavigation()
  return null
}

/** The part of the frame that comes after the page is alive: the session, its live channel, messages, keys. */
export function LateFrame() {
  return (
    <LateQueries>
      <Freshness />
      <SessionCorner>
        {(user, logout) => (
          <Suspense>
            <Bell />
            <UserMenu user={user} onLogout={logout} />
          </Suspense>
        )}
      </SessionCorner>
      <Keys />
      <Toaster />
    </LateQueries>
  )
}
