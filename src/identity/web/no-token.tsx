import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ErrorState } from '#platform/web/ui/error-state.tsx'

/** The address came without its secret: cut off by a mail program, or opened a second time from the history. */
export function NoToken({ link }: { link: ReactNode }) {
  const { t } = useLingui()
  return (
    <ErrorState title={t`This link is not complete`} link={link}>
      <Trans>Open it from the mail again, as a whole.</Trans>
    </ErrorState>
  )
}
