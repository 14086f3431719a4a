import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHead } from '#platform/web/page-head.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/ligne.tsx'
import { Loading, SkeletonBlock, SkeletonText } from '#platform/web/ui/skeleton.tsx'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import { getOrganization, type User } from '../contract.ts'
import { OrganizationName } from './organization-name.tsx'
import './texts.ts'
import { useUser } from './use-user.ts'

function Part({ title, note, children }: { title: ReactNode; note: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-4 border-line border-b py-8 last:border-b-0 lg:grid-cols-[280px_minmax(0,1fr)]">
      <div>
        <h2 className="text-16">{title}</h2>
        <p className="mt-1 text-pretty text-13 text-muted">{note}</p>
      </div>
      <div className="max-w-form">{children}</div>
    </section>
  )
}

const skeleton = (
  <div className="grid gap-4">
    <SkeletonBlock className="h-15 w-full" />
    <SkeletonBlock className="h-9 w-24" />
    <SkeletonText lines={2} />
  </div>
)

function Organization({ user }: { user: User }) {
  const { t } = useLingui()
  const { data, error, isPending, refetch, isFetching } = useEndpoint(getOrganization, {})
  return (
    <Part
      title={<Trans>Organization</Trans>}
      note={<Trans>The name is on orders, invoices and in the menu of everybody who belongs to it.</Trans>}
    >
      {error && !data ? (
        <ErrorState
          title={t`The organization could not be loaded`}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {error.message}
        </ErrorState>
      ) : (
        <Loading pending={isPending} skeleton={skeleton}>
          {data && <OrganizationName organization={data} user={user} />}
        </Loading>
      )}
    </Part>
  )
}

function SignedOut() {
  return (
    <div className="py-8">
      <h2 className="text-18">
        <Trans>You are not signed in</Trans>
      </h2>
      <p className="mt-1 mb-4 text-muted">
        <Trans>Settings belong to a person and an organization.</Trans>
      </p>
      <ButtonLink to={import.meta.env.DEVELOPMENT_PAGES ? '/dev-login' : '/'}>
        {import.meta.env.DEVELOPMENT_PAGES ? <Trans>Sign In</Trans> : <Trans>Go to the home page</Trans>}
      </ButtonLink>
    </div>
  )
}

function Content() {
  const { t } = useLingui()
  const { data: user, error, isFetching, refetch } = useUser()
  if (user === null) return <SignedOut />
  if (user) return <Organization user={user} />
  if (error) {
    return (
      <div className="py-8">
        <ErrorState title={t`Your session could not be read`} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      </div>
    )
  }
  return (
    <p role="status" className="py-8 text-muted">
      <Trans>Loading...</Trans>
    </p>
  )
}

export default function SettingsPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Settings · Quai`} />
      <PageTitle title={<Trans>Settings</Trans>} />
      <Content />
    </>
  )
}
