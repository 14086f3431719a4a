import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useLeaving, useLogout, useUser } from '#identity/web/index.ts'
import { useOfficersAccess } from './late-officers.ts'

const entryClasses =
  'flex min-h-11 w-full cursor-pointer items-center rounded-control px-3 text-left font-medium text-16 text-muted hover:bg-sunken hover:text-ink aria-disabled:cursor-default aria-[current=page]:bg-primary-soft aria-[current=page]:text-ink'

type Leave = { onLeave: () => void }

function Entry({ to, onLeave, children }: Leave & { to: string; children: ReactNode }) {
  return (
    <li>
      <NavLink to={to} end={to === '/'} onClick={onLeave} className={entryClasses}>
        {children}
      </NavLink>
    </li>
  )
}

/** The entries of section 2, "Mobile menu", in their order; `onLeave` closes whatever they stand in. */
export function MobileMenuLinks({ onLeave }: Leave) {
  const { t } = useLingui()
  const { data: user } = useUser()
  const leaving = useLeaving()
  return (
    <nav aria-label={t`Menu`}>
      <ul className="grid gap-1">
        {user || leaving ? <OfPerson onLeave={onLeave} /> : <OfVisitor onLeave={onLeave} />}
      </ul>
    </nav>
  )
}

function OfVisitor({ onLeave }: Leave) {
  return (
    <>
      <Entry to="/" onLeave={onLeave}>
        <Trans>Home</Trans>
      </Entry>
      <Entry to="/pricing" onLeave={onLeave}>
        <Trans>Pricing</Trans>
      </Entry>
      <Entry to="/documentation" onLeave={onLeave}>
        <Trans>Documentation</Trans>
      </Entry>
      <Entry to="/tutorials" onLeave={onLeave}>
        <Trans>Tutorials</Trans>
      </Entry>
      <Entry to="/auth" onLeave={onLeave}>
        <Trans>Login</Trans>
      </Entry>
    </>
  )
}

function OfPerson({ onLeave }: Leave) {
  const officer = useOfficersAccess()
  return (
    <>
      <Entry to="/dashboard" onLeave={onLeave}>
        <Trans>Dashboard</Trans>
      </Entry>
      <Entry to="/" onLeave={onLeave}>
        <Trans>Home</Trans>
      </Entry>
      <Entry to="/documentation" onLeave={onLeave}>
        <Trans>Documentation</Trans>
      </Entry>
      <Entry to="/tutorials" onLeave={onLeave}>
        <Trans>Tutorials</Trans>
      </Entry>
      <Entry to="/support" onLeave={onLeave}>
        <Trans>Support</Trans>
      </Entry>
      {officer && (
        <Entry to="/officers/panel" onLeave={onLeave}>
          <Trans>Officers Panel</Trans>
        </Entry>
      )}
      <Entry to="/settings" onLeave={onLeave}>
        <Trans>Settings</Trans>
      </Entry>
      <Logout onLeave={onLeave} />
    </>
  )
}

/** Section 8: a failure is only logged (useLogout does) and the menu closes. */
function Logout({ onLeave }: Leave) {
  const leaving = useLeaving()
  const logout = useLogout()
  const press = () => {
    if (leaving) return
    logout()
    onLeave()
  }
  return (
    <li>
      <button type="button" aria-disabled={leaving} onClick={press} className={entryClasses}>
        {leaving ? <Trans>Logging out...</Trans> : <Trans>Logout</Trans>}
      </button>
    </li>
  )
}
