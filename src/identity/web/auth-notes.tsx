import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { GlobeIcon, InfoIcon, LockIcon } from '#platform/web/ui/icon.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      {icon}
      <span>{children}</span>
    </li>
  )
}

export function AuthNotes() {
  return (
    <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 border-line border-t pt-4 text-13 text-muted max-lg:flex-col lg:mt-12">
      <Note icon={<GlobeIcon />}>
        <Trans>Accounts are kept in Paris and Marseille</Trans>
      </Note>
      <Note icon={<LockIcon />}>
        <Trans>Second factor and passkeys for everyone</Trans>
      </Note>
      <Note icon={<InfoIcon />}>
        <TextLink to="/forgot-password">
          <Trans>Trouble signing in?</Trans>
        </TextLink>
      </Note>
      {import.meta.env.DEVELOPMENT_PAGES && (
        <Note icon={<InfoIcon />}>
          <TextLink to="/dev-login">
            <Trans>Sign in as a seeded person</Trans>
          </TextLink>
        </Note>
      )}
    </ul>
  )
}
