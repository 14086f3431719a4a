import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useLeaving, useLogout } from '#identity/web/index.ts'
import { Sheet } from '#platform/web/ui/sheet.tsx'
import { useOfficersAccess } from './late-officers.ts'
import { SidebarGroups, SideLinks } from './sidebar.tsx'
import type { SideGroup, SideLink } from './sidebar-shape.ts'
import { setDrawerOpen, useDrawerOpen, useOfferDrawer } from './sidebar-store.ts'

const entry =
  'flex h-11 w-full cursor-pointer items-center rounded-control px-2.5 text-left font-medium text-muted hover:bg-sunken hover:text-ink'

/** Section 2: "A mobile floating menu button opens a drawer", with the links of the sidebar and of the site. */
export function SidebarDrawer({ groups, bottom = [] }: { groups: readonly SideGroup[]; bottom?: readonly SideLink[] }) {
  const { t } = useLingui()
  const open = useDrawerOpen()
  const { pathname } = useLocation()
  useOfferDrawer()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever went somewhere has used the drawer
  useEffect(() => setDrawerOpen(false), [pathname])
  return (
    <Sheet side="left" title={t`Menu`} open={open} onOpenChange={setDrawerOpen}>
      <nav aria-label={t`Menu`}>
        <SidebarGroups groups={groups} />
        <SiteLinks />
        <SideLinks links={bottom} className="mt-4" />
      </nav>
    </Sheet>
  )
}

/** "Mobile menu adds Pricing, Documentation, Tutorials, Support and Logout"; Home and Officers Panel are of the header's. */
function SiteLinks() {
  const { t } = useLingui()
  const isOfficer = useOfficersAccess()
  const leaving = useLeaving()
  const logout = useLogout()
  const links = [
    { to: '/', label: t`Home` },
    { to: '/pricing', label: t`Pricing` },
    { to: '/documentation', label: t`Documentation` },
    { to: '/tutorials', label: t`Tutorials` },
    { to: '/support', label: t`Support` },
    ...(isOfficer ? [{ to: '/officers/panel', label: t`Officers Panel` }] : []),
  ]
  // Section 8: a failure is only logged (useLogout does) and the menu closes.
  const leave = () => {
    if (leaving) return
    logout()
    setDrawerOpen(false)
  }
  return (
    <>
      <p className="px-2.5 pt-4 pb-1 text-12 text-muted">Quai</p>
      <ul className="grid gap-0.5">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={entry}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" aria-disabled={leaving} onClick={leave} className={entry}>
            {leaving ? t`Logging out...` : t`Logout`}
          </button>
        </li>
      </ul>
    </>
  )
}
