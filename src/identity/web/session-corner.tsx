import { Trans } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { withTexts } from '#platform/web/language.ts'
import { useLive } from '#platform/web/live.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import type { User } from '../contract.ts'
import { isConfirmationAsked, onConfirmationAsked } from './confirmation.ts'
import { useHomecoming, useLeaving } from './leaving.ts'
import { noteSignedIn, wasSignedIn } from './session-traces.ts'
import './texts.ts'
import { useLogout, useLogoutElsewhere } from './use-logout.ts'
import { useUser } from './use-user.ts'

// Both are rare: nobody downloads them before they are needed.
const VerificationDialog = lazy(async () => ({
  default: (await withTexts(import('./verification-dialog.tsx'))).VerificationDialog,
}))
const ConfirmationDialog = lazy(async () => ({
  default: (await withTexts(import('./confirmation-dialog.tsx'))).ConfirmationDialog,
}))

/** The pages that the verification mail leads to: the dialog must not lie over the button that answers it. */
const verificationPages = ['/verify-email', '/verify-registration-email']

type Corner = (user: User, logout: () => void) => ReactNode

/** The header's end: who is here and the way out, or the way in. What a session needs on every page lives here too. */
export function SessionCorner({ children = plainCorner }: { children?: Corner }) {
  const { data: user } = useUser()
  const leaving = useLeaving()
  useLive(user?.id)
  useLogoutElsewhere()
  useHomecoming()
  useEffect(() => {
    if (user !== undefined) noteSignedIn(user !== null)
  }, [user])
  if (leaving) return <Leaving />
  if (user === null || (user === undefined && !wasSignedIn())) {
    return (
      <ButtonLink to="/auth">
        <Trans>Sign In</Trans>
      </ButtonLink>
    )
  }
  return user ? <Here user={user}>{children}</Here> : null
}

function Here({ user, children }: { user: User; children: Corner }) {
  const logout = useLogout()
  const { pathname } = useLocation()
  const confirming = useSyncExternalStore(onConfirmationAsked, isConfirmationAsked, () => false)
  return (
    <div className="flex items-center gap-1">
      {children(user, logout)}
      <Suspense>
        {!user.emailVerified && !verificationPages.includes(pathname) && <VerificationDialog user={user} />}
        {confirming && <ConfirmationDialog user={user} />}
      </Suspense>
    </div>
  )
}

const plainCorner: Corner = (user, logout) => (
  <>
    <TextLink quiet to="/settings" className="max-w-[40vw] px-2">
      <span className="truncate">{user.name}</span>
    </TextLink>
    <Button look="ghost" onClick={logout}>
      <Trans>Logout</Trans>
    </Button>
  </>
)

function Leaving() {
  return (
    <Button look="ghost" pending>
      <Trans>Logging out...</Trans>
    </Button>
  )
}
