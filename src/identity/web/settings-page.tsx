import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { PageHead } from '#platform/web/page-head.tsx'
import { PageTitle } from '#platform/web/ui/ligne.tsx'
import { TabLinks } from '#platform/web/ui/tabs.tsx'
import type { User } from '../contract.ts'
import { may } from '../permissions.ts'
import { SettingsProfile } from './settings-profile.tsx'
import './texts.ts'
import { useUser } from './use-user.ts'

// Each tab comes when it is opened: together they weigh more than a page may.
const SettingsSecurity = lazy(async () => ({ default: (await import('./settings-security.tsx')).SettingsSecurity }))
const SettingsOrganization = lazy(async () => ({
  default: (await import('./settings-organization.tsx')).SettingsOrganization,
}))
const SettingsMembers = lazy(async () => ({ default: (await import('./settings-members.tsx')).SettingsMembers }))
const SettingsTokens = lazy(async () => ({ default: (await import('./settings-tokens.tsx')).SettingsTokens }))
const SettingsAudit = lazy(async () => ({ default: (await import('./settings-audit.tsx')).SettingsAudit }))

type Tab = { slug: string; label: string; show: () => ReactNode }

/** Only what the person may open. */
function useTabs(user: User | null | undefined): readonly Tab[] {
  const { t } = useLingui()
  if (!user) return []
  return [
    { slug: 'profile', label: t`Profile`, show: () => <SettingsProfile user={user} /> },
    { slug: 'security', label: t`Security`, show: () => <SettingsSecurity user={user} /> },
    { slug: 'organization', label: t`Organization`, show: () => <SettingsOrganization user={user} /> },
    { slug: 'members', label: t`Members`, show: () => <SettingsMembers user={user} /> },
    ...(may(user, 'tokens:manage')
      ? [{ slug: 'tokens', label: t`API tokens`, show: () => <SettingsTokens user={user} /> }]
      : []),
    ...(may(user, 'audit:read') ? [{ slug: 'audit', label: t`Audit log`, show: () => <SettingsAudit /> }] : []),
  ]
}

/** /profile and /account are names of the first tab; the others live under /settings. */
function Content() {
  const { t } = useLingui()
  const { data: user } = useUser()
  const { pathname } = useLocation()
  const tabs = useTabs(user)
  const { tab = 'profile' } = useParams()
  const chosen = tabs.find(({ slug }) => slug === tab)
  if (!user) return null // the console's guard shows this page to nobody else
  if (!chosen) return <Navigate to="/settings" replace />
  const first = tab === 'profile' ? pathname : '/settings'
  return (
    <>
      <PageHead title={t`${chosen.label} · Settings · Quai`} />
      <TabLinks
        label={t`Settings`}
        className="max-md:-mx-4 max-md:px-4"
        links={tabs.map(({ slug, label }) => ({
          to: slug === 'profile' ? first : `/settings/${slug}`,
          label,
          end: true,
        }))}
      />
      <Suspense>{chosen.show()}</Suspense>
    </>
  )
}

export default function SettingsPage() {
  return (
    <>
      <PageTitle title={<Trans>Settings</Trans>} />
      <Content />
    </>
  )
}
