import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { Guard, useUser } from '#identity/web/index.ts'
import { PageHead } from '#platform/web/page-head.tsx'
import { NoPermission } from '#platform/web/ui/empty.tsx'
import { PageTitle } from '#platform/web/ui/ligne.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { Providers } from './providers.tsx'

/** Around the pages of staff. The server refuses on its own: this says it before there is something to ask. */
export default function StaffLayout() {
  return (
    <Providers>
      <Guard loading="dashboard">
        <StaffOnly>
          <Outlet />
        </StaffOnly>
      </Guard>
    </Providers>
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
