/** Around the pages of staff: their navigation, the title, and what is said to those who may not be here. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { PageHead } from '#platform/web/page-head.tsx'
import type { SendError } from '#platform/web/send.ts'
import { NoPermission } from '#platform/web/ui/empty.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/ligne.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { TabLinks } from '#platform/web/ui/tabs.tsx'
import './texts.ts'

type Question = {
  readonly error: SendError | null
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

type StaffFrameProps = {
  /** the name of the page, for its heading and for the tab */
  title: string
  lead?: ReactNode
  /** the page's main question: a refusal takes the place of the page */
  asked: Question
  children: ReactNode
}

export function StaffFrame({ title, lead, asked, children }: StaffFrameProps) {
  // Whoever does not work here gets no way around that leads nowhere.
  const stranger = asked.error?.code === 'forbidden'
  return (
    <div className={stranger ? '' : 'lg:grid lg:grid-cols-[176px_minmax(0,1fr)] lg:gap-8'}>
      <PageHead title={`${title} · Quai`} />
      {!stranger && <StaffNavigation />}
      <div className="min-w-0">
        <PageTitle title={title} lead={lead} />
        {asked.error ? <Refusal what={title} asked={asked} error={asked.error} /> : children}
      </div>
    </div>
  )
}

function Refusal({ what, asked, error }: { what: string; asked: Question; error: SendError }) {
  const { t } = useLingui()
  if (error.code === 'second_factor_required') {
    return (
      <div className="py-6">
        <ErrorState
          title={t`A second factor is needed here`}
          link={<TextLink to="/settings/security">{t`Go to Settings, Security`}</TextLink>}
        >
          {error.message}
        </ErrorState>
      </div>
    )
  }
  if (error.status === 403) {
    return <NoPermission what={what} granters={[t`A super admin`]} action={<p>{error.message}</p>} />
  }
  return (
    <div className="py-6">
      <ErrorState
        title={t`The list could not be loaded`}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      >
        {error.message}
      </ErrorState>
    </div>
  )
}

/** A column on wide screens, a row of tabs on others. */
function StaffNavigation() {
  const { t } = useLingui()
  const work = [
    { to: '/admin/pending-registrations', label: t`Registrations` },
    { to: '/admin/promotion-requests', label: t`Promotion requests` },
  ]
  const people = [
    { to: '/user-management', label: t`Users` },
    { to: '/admin/organization-users', label: t`Organization users` },
  ]
  return (
    <>
      <TabLinks label={t`Staff pages`} links={[...people, ...work]} className="mb-6 lg:hidden" />
      <nav aria-label={t`Staff pages`} className="pt-1 max-lg:hidden">
        <Links title={<Trans>Work</Trans>} links={work} />
        <Links title={<Trans>People</Trans>} links={people} />
      </nav>
    </>
  )
}

function Links({ title, links }: { title: ReactNode; links: readonly { to: string; label: string }[] }) {
  return (
    <div className="mb-6">
      <p className="mb-1 px-2.5 text-12 text-muted">{title}</p>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="flex h-9 items-center rounded-control px-2.5 font-medium text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
