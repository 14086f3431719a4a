import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CountBadge } from '#platform/web/ui/badge.tsx'
import { BellIcon } from '#platform/web/ui/icon.tsx'
import { Popover } from '#platform/web/ui/popover.tsx'
import { BellPanel } from './bell-panel.tsx'
import './texts.ts'
import { useNotificationCount, useNotifications, useSignedIn } from './use-notifications.ts'

/** Specification, section 9: "badge shows 99+ above 99". */
export const badgeMax = 99

/** For the header: what happened that the person should know. Nothing at all while nobody is signed in. */
export function Bell() {
  return useSignedIn() ? <SignedInBell /> : null
}

function SignedInBell() {
  const { t } = useLingui()
  const unread = useNotificationCount()
  // asked for before it is opened: the panel is full at once, and follows the live channel from the start
  useNotifications()
  return (
    <Popover
      label={t`Notifications`}
      className="w-[392px]"
      trigger={
        <button
          type="button"
          title={t`Notifications`}
          className="inline-flex h-9 min-w-9 cursor-pointer items-center justify-center gap-1.5 rounded-control px-2 text-muted transition-colors duration-120 ease-out hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken data-[state=open]:text-ink pointer-coarse:h-11 pointer-coarse:min-w-11"
        >
          <BellIcon label={t`Notifications`} />
          {unread > 0 && (
            <CountBadge
              count={unread}
              max={badgeMax}
              look="lamp"
              label={t`${plural(unread, { one: '# unread', other: '# unread' })}`}
            />
          )}
        </button>
      }
    >
      <BellPanel unread={unread} />
    </Popover>
  )
}
