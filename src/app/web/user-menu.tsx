import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '#identity/contract.ts'
import { useLeaving } from '#identity/web/index.ts'
import { LogOutIcon, OfficersIcon, SettingsIcon } from '#platform/web/ui/icon.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#platform/web/ui/menu.tsx'
import { useOfficersAccess } from './late-officers.ts'

/** Specification, section 2, "Header": who is signed in, settings, the back office for those who may, the way out. */
export function UserMenu({ user, onLogout }: { user: User; onLogout: () => void }) {
  const officer = useOfficersAccess()
  const leaving = useLeaving()
  return (
    <Menu align="end" className="w-64" trigger={<Trigger user={user} />}>
      <Person user={user} />
      <MenuSeparator />
      <MenuLink to="/settings" icon={<SettingsIcon />}>
        <Trans>Settings</Trans>
      </MenuLink>
      {officer && (
        <MenuLink to="/officers/panel" icon={<OfficersIcon />}>
          <Trans>Officers Panel</Trans>
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOutIcon />} disabled={leaving} onSelect={onLogout}>
        {leaving ? <Trans>Logging out...</Trans> : <Trans>Logout</Trans>}
      </MenuItem>
    </Menu>
  )
}

export const shownUser = ({ username, email }: Pick<User, 'username' | 'email'>) => username || email

function Person({ user }: { user: User }) {
  const { t } = useLingui()
  const company = user.companyName || t`Organization`
  const billingId = user.companyId || t`N/A`
  return (
    <div className="min-w-0 px-2 py-2">
      <p className="truncate font-semibold">{shownUser(user)}</p>
      <p className="truncate text-13 text-muted">{user.email}</p>
      <p className="mt-2 truncate text-13">{company}</p>
      <p className="text-12 text-muted">
        <Trans>
          Billing ID: <span className="font-mono">{billingId}</span>
        </Trans>
      </p>
    </div>
  )
}

/** Radix gives the button its wiring through the props. */
function Trigger({ user, ...wiring }: { user: User } & React.ComponentProps<'button'>) {
  const { t } = useLingui()
  const name = user.name || shownUser(user)
  return (
    <button
      type="button"
      title={name}
      {...wiring}
      className="grid size-9 flex-none cursor-pointer place-items-center rounded-full pointer-coarse:size-11"
    >
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full bg-primary-soft font-semibold text-13 text-ink"
      >
        {initials(name)}
      </span>
      <span className="sr-only">{t`Account of ${name}`}</span>
    </button>
  )
}

export const initials = (name: string) =>
  name
    .split(/[\s.@]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
