import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { IconButton } from '#platform/web/ui/button.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { CheckIcon, TrashIcon } from '#platform/web/ui/icon.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Shape } from '#platform/web/ui/shape.tsx'
import { shapeColours } from '#platform/web/ui/status.tsx'
import type { Notification } from '../contract.ts'
import { shapeOf, useTypeWord } from './notification-look.ts'

type BellLineProps = {
  notification: Notification
  onRead: (id: string) => void
  onTrash: (id: string) => void
}

export function BellLine({ notification, onRead, onTrash }: BellLineProps) {
  const { t } = useLingui()
  const wordOf = useTypeWord()
  const { id, type, message, timestamp, read } = notification
  const shape = shapeOf(type)
  return (
    <li
      className={classNames(
        'group grid min-h-15 grid-cols-[12px_minmax(0,1fr)_auto] items-start gap-x-3 border-line border-b py-2.5 pr-2 pl-4 last:border-b-0',
        !read && 'bg-primary-soft/55',
      )}
    >
      <span className={classNames('mt-[3px]', shapeColours[shape])}>
        <Shape kind={shape} still />
        <span className="sr-only">{wordOf(type)}</span>
      </span>
      <div className="min-w-0">
        <p
          title={message}
          className={classNames('line-clamp-3 text-13/4.5 [overflow-wrap:anywhere]', !read && 'font-medium')}
        >
          {!read && <span className="sr-only">{t`Unread`} </span>}
          {message}
        </p>
        <p className="mt-0.5 text-12/4 text-muted">
          <RelativeTime at={timestamp} />
        </p>
      </div>
      <div className="relative -my-1.5 flex min-w-16 justify-end">
        {!read && (
          <span
            aria-hidden="true"
            className="absolute top-3 right-3 size-2 rounded-full bg-primary group-hover:hidden group-has-focus-visible:hidden pointer-coarse:hidden"
          />
        )}
        {/* seen under the pointer or focus, always on touch; never absent, so that the keyboard reaches them */}
        <div className="flex opacity-0 group-hover:opacity-100 group-has-focus-visible:opacity-100 pointer-coarse:opacity-100">
          {!read && (
            <IconButton
              label={t`Mark as read`}
              title={t`Mark as read`}
              onClick={(event) => leave(event, () => onRead(id))}
            >
              <CheckIcon />
            </IconButton>
          )}
          <IconButton
            label={t`Move to trash`}
            title={t`Move to trash`}
            onClick={(event) => leave(event, () => onTrash(id))}
          >
            <TrashIcon />
          </IconButton>
        </div>
      </div>
    </li>
  )
}

/** The pressed button goes away with what it did: focus moves to the button beside it, else to the next line, else to the panel. */
function leave({ currentTarget: pressed }: MouseEvent<HTMLButtonElement>, act: () => void) {
  const line = pressed.closest('li')
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
  const goal =
    pressed.nextElementSibling ?? neighbour?.querySelector('button:last-child') ?? pressed.closest('[role=dialog]')
  act()
  if (goal instanceof HTMLElement) goal.focus()
}
