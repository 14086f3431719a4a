import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { CountBadge } from '#platform/web/ui/badge.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { SettingsIcon } from '#platform/web/ui/icon.tsx'
import { TextButton } from '#platform/web/ui/link.tsx'
import { PopoverClose } from '#platform/web/ui/popover.tsx'
import { Loading, SkeletonBlock } from '#platform/web/ui/skeleton.tsx'
import type { Notification } from '../contract.ts'
import { BellLine } from './bell-line.tsx'
import { useBellActs } from './use-bell-acts.ts'
import { shownOrder, useNotifications } from './use-notifications.ts'

/** Specification, section 9: "shows 5 items first, each click of "View all notifications" adds 10". */
export const firstShown = 5
export const shownMore = 10

type Acts = ReturnType<typeof useBellActs>

export function BellPanel({ unread }: { unread: number }) {
  const list = useNotifications()
  const acts = useBellActs()
  return (
    <>
      <Head unread={unread} onReadAll={acts.markAllRead} />
      {list.error && !list.data ? (
        <div className="p-4">
          <ErrorState
            title={<Trans>The notifications could not be loaded</Trans>}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          >
            {list.error.message}
          </ErrorState>
        </div>
      ) : (
        <Loading pending={list.isPending} skeleton={skeleton}>
          <Lines list={shownOrder(list.data ?? [])} acts={acts} />
        </Loading>
      )}
    </>
  )
}

function Head({ unread, onReadAll }: { unread: number; onReadAll: () => void }) {
  const { t } = useLingui()
  return (
    <div className="flex items-center gap-2 border-line border-b py-2 pr-2 pl-4">
      <h2 className="text-16">
        <Trans>Notifications</Trans>
      </h2>
      {unread > 0 && (
        <CountBadge count={unread} look="lamp" label={t`${plural(unread, { one: '# unread', other: '# unread' })}`} />
      )}
      {/* stays in its place when nothing is unread: focus is not lost to a button that vanished */}
      <TextButton
        aria-disabled={unread === 0}
        onClick={() => unread > 0 && onReadAll()}
        className="ml-auto text-13 aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:no-underline"
      >
        <Trans>Mark all as read</Trans>
      </TextButton>
      <PopoverClose>
        <Link
          to="/settings/notifications"
          title={t`Notification settings`}
          aria-label={t`Notification settings`}
          className="grid size-8 flex-none place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
        >
          <SettingsIcon />
        </Link>
      </PopoverClose>
    </div>
  )
}

function Lines({ list, acts }: { list: readonly Notification[]; acts: Acts }) {
  const { t } = useLingui()
  const [shown, setShown] = useState(firstShown)
  if (list.length === 0) return <Nothing />
  return (
    <>
      <ul aria-label={t`Notifications`} className="max-h-[300px] overflow-y-auto">
        {list.slice(0, shown).map((notification) => (
          <BellLine
            key={notification.id}
            notification={notification}
            onRead={acts.markRead}
            onTrash={acts.moveToTrash}
          />
        ))}
      </ul>
      {list.length > shown && (
        <button
          type="button"
          onClick={(event) => {
            // the last click takes the button away: focus stays in the panel
            if (list.length <= shown + shownMore) event.currentTarget.closest<HTMLElement>('[role=dialog]')?.focus()
            setShown(shown + shownMore)
          }}
          className="flex min-h-11 w-full cursor-pointer items-center justify-center border-line border-t font-medium text-primary -outline-offset-2 hover:bg-sunken"
        >
          <Trans>View all notifications</Trans>
        </button>
      )}
    </>
  )
}

function Nothing() {
  return (
    <div className="px-4 py-8 text-center">
      <p className="font-medium">
        <Trans>Nothing here</Trans>
      </p>
      <p className="mt-1 text-13 text-muted">
        <Trans>What happens in your organization shows up here.</Trans>
      </p>
    </div>
  )
}

const widths = ['w-4/5', 'w-3/5', 'w-2/3']
const skeleton = (
  <div>
    {widths.map((width) => (
      <div key={width} className="grid h-15 content-center gap-2 border-line border-b pr-4 pl-10 last:border-b-0">
        <SkeletonBlock className={classNames('h-3', width)} />
        <SkeletonBlock className="h-2.5 w-20" />
      </div>
    ))}
  </div>
)
