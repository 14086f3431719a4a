import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { Guard, useUser } from '#identity/web/index.ts'
import { PageHead } from '#platform/web/page-head.tsx'
import { NoPermission } from '#platform/web/ui/empty.tsx'
import { PageTitle } from '#platform/web/ui/ligne.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { Providers } from './providers.tsx'
import { Sidebar } from './sidebar.tsx'
import { SidebarDrawer } from './sidebar-drawer.tsx'
import { ownMain, SidebarShell } from './sidebar-shell.tsx'
import { useStaffGroups } from './staff-sidebar-links.ts'

export const handle = ownMain

/** Around the pages of staff. The server refuses on its own: this says it before there is something to ask. */
export default function StaffLayout() {
  return (
    <Providers>
      <SidebarShell sidebar={<StaffSidebar />}>
        <Guard loading="dashboard">
          <StaffOnly>
            <Outlet />
          </StaffOnly>
        </Guard>
      </SidebarShell>
    </Providers>
  )
}

function StaffSidebar() {
  const { t } = useLingui()
  const { data: user } = useUser()
  const groups = useStaffGroups()
  // Whoever does not work here gets no way around that leads nowhere.
  if (!user || user.role === 'customer') return null
  const roles = { officer: t`Officer`, admin: t`Admin`, super_admin: t`Super admin` }
  const foot = (
    <p className="mt-3 border-line border-t px-2.5 pt-3">
      <span className="block truncate font-semibold">{user.name}</span>
      <span className="block text-13 text-muted">{roles[user.role]}</span>
    </p>
  )
  return (
    <>
      <Sidebar label={t`Staff pages`} groups={groups} foot={foot} />
      <SidebarDrawer groups={groups} />
    </>
  )
}

function StaffOnly({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { data: user } = useUser()
  if (user?.role !== 'customer') return children
  return (
    <>
      <PageHead title={t`No access · Quai`} />
      <PageTitle title={<Trans>No access</Trans>} />
      <NoPermission
        what={t`the pages of Quai’s staff`}
        granters={[t`A super admin`]}
        action={
          <TextLink to="/settings">
            <Trans>Go to your settings</Trans>
          </TextLink>
        }
      />
    </>
  )
}
