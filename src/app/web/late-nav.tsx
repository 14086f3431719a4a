import { Trans } from '@lingui/react/macro'
import { useUser } from '#identity/web/index.ts'
import { HeaderLink } from './header-link.tsx'
import { LateQueries } from './late-queries.tsx'

/** Specification, section 2: "/support only when signed in". */
export function SupportLink() {
  const { data: user } = useUser()
  if (!user) return null
  return (
    <HeaderLink to="/support">
      <Trans>Support</Trans>
    </HeaderLink>
  )
}

export function LateNav() {
  return (
    <LateQueries>
      <SupportLink />
    </LateQueries>
  )
}
