/** Around the pages of staff (their sidebar is the layout's): the title, and what is said to those who may not be here. */
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHead } from '#platform/web/page-head.tsx'
import type { SendError } from '#platform/web/send.ts'
import { NoPermission } from '#platform/web/ui/empty.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/ligne.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
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
  return (
    <>
      <PageHead title={`${title} · Quai`} />
      <PageTitle title={title} lead={lead} />
      {asked.error ? <Refusal what={title} asked={asked} error={asked.error} /> : children}
    </>
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
