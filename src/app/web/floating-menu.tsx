import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { MenuIcon } from '#platform/web/ui/icon.tsx'
import { Sheet } from '#platform/web/ui/sheet.tsx'
import { useMobileDevice, useNarrow } from './floating-menu-device.ts'
import { LateQueries } from './late-queries.tsx'
import { MobileMenuLinks } from './mobile-menu-links.tsx'
import { toggleDrawer, useDrawerOffered } from './sidebar-store.ts'

/**
 * Specification, section 2: "On the dashboard route it also toggles the dashboard sidebar." On a narrow screen that sidebar
 * is a drawer which holds the links of this menu too: it opens alone, for two sheets would lie on each other.
 */
function useToggles() {
  const { pathname } = useLocation()
  const offered = useDrawerOffered()
  const narrow = useNarrow()
  const onDashboard = pathname === '/dashboard' || pathname.startsWith('/dashboard/')
  return { drawer: offered || onDashboard, menu: !(offered && narrow) }
}

/** It stays above bars at the bottom edge, which set --bottom-bar to their height. */
const place = 'fixed right-4 bottom-[calc(16px+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-40'

export function FloatingMenu() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const shown = useMobileDevice()
  const toggles = useToggles()
  const press = () => {
    if (toggles.drawer) toggleDrawer()
    if (toggles.menu) setOpen(!open)
  }
  if (!shown) return null
  return (
    <>
      <button
        type="button"
        aria-label={t`Menu`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={press}
        className={`${place} grid size-12 cursor-pointer place-items-center rounded-full bg-primary text-on-primary shadow-menu hover:bg-primary-hover`}
      >
        <MenuIcon size={20} />
      </button>
      <Sheet open={open} onOpenChange={setOpen} title={<Trans>Menu</Trans>}>
        <MobileMenuLinks onLeave={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

export function LateFloatingMenu() {
  return (
    <LateQueries>
      <FloatingMenu />
    </LateQueries>
  )
}
