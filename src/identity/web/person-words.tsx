/** People in the words of staff's lists: role, protection, state. */
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Tag } from '#platform/web/ui/badge.tsx'
import { StatusWord } from '#platform/web/ui/status.tsx'
import type { OrgRole, Role } from '../permissions.ts'
import { orgRoleWords, staffRoleWords } from '../role-words.ts'
import type { PersonState } from '../staff-words.ts'
import { useText } from './use-text.ts'

/** What somebody is at Quai if they work there, else in their organization. */
export function useRoleOf() {
  const text = useText()
  return ({ role, orgRole }: { role: Role; orgRole: OrgRole }) =>
    text(role === 'customer' ? orgRoleWords[orgRole] : staffRoleWords[role])
}

export function StateTag({ state, emailVerified = true }: { state: PersonState; emailVerified?: boolean }) {
  if (state === 'locked')
    return (
      <Tag tone="danger">
        <Trans>Locked</Trans>
      </Tag>
    )
  if (state === 'held')
    return (
      <Tag tone="warning">
        <Trans>Held</Trans>
      </Tag>
    )
  if (state === 'joining')
    return (
      <Tag>
        <Trans>Asks to join</Trans>
      </Tag>
    )
  if (state === 'refused')
    return (
      <Tag>
        <Trans>Refused</Trans>
      </Tag>
    )
  if (emailVerified) return null
  return (
    <Tag>
      <Trans>Unverified</Trans>
    </Tag>
  )
}

export function Protection({ totp, passkeys }: { totp: boolean; passkeys: number }) {
  const { t } = useLingui()
  const keys = t`${plural(passkeys, { one: '# passkey', other: '# passkeys' })}`
  if (totp && passkeys > 0) return <StatusWord kind="ok">{t`App, ${keys}`}</StatusWord>
  if (totp) return <StatusWord kind="ok">{t`App`}</StatusWord>
  if (passkeys > 0) return <StatusWord kind="ok">{keys}</StatusWord>
  return (
    <StatusWord kind="off">
      <span className="text-muted">
        <Trans>None</Trans>
      </span>
    </StatusWord>
  )
}

export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
