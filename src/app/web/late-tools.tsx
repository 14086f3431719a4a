import { useLingui } from '@lingui/react/macro'
import { NavLink } from 'react-router'
import { CurrencyPicker } from '#catalogue/web/index.ts'
import { useUser } from '#identity/web/index.ts'
import { DashboardIcon } from '#platform/web/ui/icon.tsx'
import { LateQueries } from './late-queries.tsx'

/** Specification, section 2: "an icon link to /dashboard when signed in". */
export function DashboardLink() {
  const { t } = useLingui()
  const { data: user } = useUser()
  if (!user) return null
  return (
    <NavLink
      to="/dashboard"
      aria-label={t`Dashboard`}
      title={t`Dashboard`}
      className="inline-grid size-8 flex-none place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-ink pointer-coarse:size-11"
    >
      <DashboardIcon />
    </NavLink>
  )
}

/** What stands before the theme. */
export function LateTools() {
  return (
    <LateQueries>
      <DashboardLink />
      <CurrencyPicker />
    </LateQueries>
  )
}
