import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Shape } from '#platform/web/ui/shape.tsx'
import { isLeaving, useLeaving } from './leaving.ts'
import { storeTarget } from './redirect-target.ts'
import './texts.ts'
import { useUser } from './use-user.ts'

/** Section 2 of the specification has these three. */
const texts = {
  page: <Trans>Loading...</Trans>,
  dashboard: <Trans>Loading dashboard...</Trans>,
  configuration: <Trans>Loading configuration...</Trans>,
}

/** Sections 4 and 9: "Redirect to /auth delayed 100 ms". */
export const redirectDelay = 100

function useRedirect(signedOut: boolean): void {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    if (!signedOut || isLeaving()) return
    storeTarget(location)
    const timer = setTimeout(() => void navigate('/auth'), redirectDelay)
    return () => clearTimeout(timer)
  }, [signedOut, navigate, location])
}

/** Around pages that need somebody: waits until it is known who is there, and sends away who is not. */
export function Guard({ loading, children }: { loading: keyof typeof texts; children: ReactNode }) {
  const { t } = useLingui()
  const { data: user, error, isFetching, refetch } = useUser()
  const leaving = useLeaving()
  useRedirect(user === null && !leaving)
  if (user) return children
  if (user === undefined && error) {
    return (
      <ErrorState title={t`Your session could not be read`} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    )
  }
  return (
    <p role="status" className="flex items-center justify-center gap-2 py-24 text-muted">
      <Shape kind="run" />
      {texts[loading]}
    </p>
  )
}
