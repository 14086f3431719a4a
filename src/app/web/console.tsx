import { useLingui } from '@lingui/react/macro'
import { Outlet } from 'react-router'
import { Guard, useUser } from '#identity/web/index.ts'
import { Providers } from './providers.tsx'
import { Sidebar } from './sidebar.tsx'
import { SidebarDrawer } from './sidebar-drawer.tsx'
import { bottomLinks, useSidebarGroups } from './sidebar-links.ts'
import { ownMain, SidebarShell } from './sidebar-shell.tsx'

export const handle = ownMain

/** Around the pages of somebody who is signed in: the dashboard layout. */
export default function Console() {
  return (
    <Providers>
      <SidebarShell sidebar={<ConsoleSidebar />}>
        <Guard loading="dashboard">
          <Outlet />
        </Guard>
      </SidebarShell>
    </Providers>
  )
}

function ConsoleSidebar() {
  const { t } = useLingui()
  const { data: user } = useUser()
  const groups = useSidebarGroups()
  if (!user) return null
  return (
    <>
      <Sidebar label={t`Your Quai`} groups={groups} bottom={bottomLinks} />
      <SidebarDrawer groups={groups} bottom={bottomLinks} />
    </>
  )
}
