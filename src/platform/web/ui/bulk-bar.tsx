// Actions on the selected rows: a bar at the foot of the list, in the ink of the other theme so that it is not overlooked.
import { Plural, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icon.tsx'

export type BulkAction = {
  readonly label: string
  readonly icon?: ReactNode
  readonly onSelect: () => void
  readonly danger?: boolean
  /** why it cannot be done with this selection; the action stays reachable so that the reason can be read */
  readonly unavailable?: string
}

type BulkBarProps = { count: number; note?: ReactNode; actions: readonly BulkAction[]; onClear: () => void }

const actionClasses =
  'inline-flex h-9 cursor-pointer items-center gap-2 whitespace-nowrap rounded-control px-3 font-medium hover:bg-line max-md:h-11'

export function BulkBar({ count, note, actions, onClear }: BulkBarProps) {
  const { t } = useLingui()
  if (count === 0) return null
  return (
    <section
      data-theme="dark"
      aria-label={t`Actions on the selection`}
      className="sticky bottom-4 z-20 mt-4 flex items-center gap-x-4 gap-y-1 rounded-card border border-line bg-sunken py-2 pr-2 pl-4 text-ink shadow-[0_4px_12px_oklch(0.185_0.024_245/0.22)] max-md:bottom-2 max-md:-mx-2 max-md:flex-wrap"
    >
      <p
        role="status"
        className="flex items-baseline gap-3 whitespace-nowrap max-md:flex-1 max-md:flex-col max-md:gap-0"
      >
        <span className="font-semibold">
          <Plural value={count} one="# selected" other="# selected" />
        </span>
        {note && <span className="text-13 text-muted">{note}</span>}
      </p>
      <div className="ml-auto flex gap-1 max-md:order-3 max-md:-ml-2 max-md:w-full max-md:overflow-x-auto max-md:border-line max-md:border-t max-md:pt-1">
        {actions.map((action) => (
          <Action key={action.label} {...action} />
        ))}
      </div>
      <button
        type="button"
        aria-label={t`Clear the selection`}
        onClick={onClear}
        className="grid size-9 cursor-pointer place-items-center rounded-control hover:bg-line max-md:size-11"
      >
        <CloseIcon />
      </button>
    </section>
  )
}

function Action({ label, icon, onSelect, danger = false, unavailable }: BulkAction) {
  const reason = useId()
  const off = unavailable !== undefined
  return (
    <>
      <button
        type="button"
        {...(off && { 'aria-disabled': true, 'aria-describedby': reason, title: unavailable })}
        onClick={() => !off && onSelect()}
        className={classNames(
          actionClasses,
          danger && 'text-danger',
          'aria-disabled:cursor-not-allowed aria-disabled:text-subtle aria-disabled:hover:bg-transparent',
        )}
      >
        {icon}
        {label}
      </button>
      {off && (
        <span id={reason} className="sr-only">
          {unavailable}
        </span>
      )}
    </>
  )
}
