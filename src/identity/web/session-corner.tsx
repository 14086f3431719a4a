import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useLive } from '#platform/web/live.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import './texts.ts'
import { useUser } from './use-user.ts'

/** The header's end: whose organization this is, or the way in. It keeps the live channel open while somebody is signed in. */
export function SessionCorner() {
  const { data: user } = useUser()
  useLive(user?.id)
  if (user === undefined) return null
  if (user === null) return import.meta.env.DEVELOPMENT_PAGES ? <DevelopmentSignIn /> : null
  return (
    <Link
      to="/settings"
      className="flex h-9 min-w-0 max-w-[40vw] items-center gap-2 rounded-control px-2 font-medium hover:bg-sunken pointer-coarse:h-11"
    >
      <span className="truncate">{user.companyName}</span>
      <span
        aria-hidden="true"
        className="grid size-8 flex-none place-items-center rounded-full bg-primary-soft font-semibold text-13"
      >
        {initials(user.name)}
      </span>
    </Link>
  )
}

function DevelopmentSignIn() {
  return (
    <ButtonLink to="/dev-login">
      <Trans>Sign In</Trans>
    </ButtonLink>
  )
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
