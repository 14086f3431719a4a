// The filters of a list, each visible and each removable on its own; the count says what they leave.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CloseIcon, PlusIcon } from './icon.tsx'
import { TextButton } from './link.tsx'
import { Shape, type ShapeKind } from './shape.tsx'
import { shapeColours } from './status.tsx'

type FilterChipsProps = {
  active: readonly { readonly id: string; readonly label: string; readonly onRemove: () => void }[]
  /** filters that can be added: dashed chips, usually the trigger of a menu */
  add?: ReactNode
  /** "4 of 4 clusters" */
  count?: ReactNode
  onClear?: () => void
  /** "Live, updated 2 s ago" */
  live?: ReactNode
}

export function FilterChips({ active, add, count, onClear, live }: FilterChipsProps) {
  const { t } = useLingui()
  return (
    <div className="my-3 flex items-center gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:*:flex-none">
      {active.map(({ id, label, onRemove }) => (
        <span
          key={id}
          className="inline-flex h-7 items-center gap-1 whitespace-nowrap rounded-control bg-primary-soft pr-0.5 pl-2.5 font-medium text-13 max-md:h-9"
        >
          {label}
          <button
            type="button"
            aria-label={t`Remove filter ${label}`}
            onClick={onRemove}
            className="grid size-6 cursor-pointer place-items-center rounded-[4px] hover:bg-primary/15 max-md:size-8"
          >
            <CloseIcon size={12} />
          </button>
        </span>
      ))}
      {add}
      {count && (
        <span role="status" className="ml-2 whitespace-nowrap text-13 text-muted">
          {count}
        </span>
      )}
      {onClear && (
        <TextButton quiet className="text-13" onClick={onClear}>
          <Trans>Clear</Trans>
        </TextButton>
      )}
      {live && (
        <span className="ml-auto inline-flex items-center gap-1.5 whitespace-nowrap text-13 text-muted">{live}</span>
      )}
    </div>
  )
}

/** A filter not yet in force. Also serves as the trigger of a menu. */
export function AddFilter({ children, ...rest }: React.ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className="inline-flex h-7 cursor-pointer items-center gap-1 whitespace-nowrap rounded-control border border-line-strong border-dashed pr-2.5 pl-1.5 font-medium text-13 text-muted hover:border-solid hover:text-ink max-md:h-9"
    >
      <PlusIcon size={14} />
      {children}
    </button>
  )
}

export type StateChip<Value extends string> = {
  readonly value: Value
  readonly label: string
  /** a text where counting ends ("999+") or has not answered yet */
  readonly count: number | string
  readonly kind?: ShapeKind
}

type StateChipsProps<Value extends string> = {
  label: string
  chips: readonly StateChip<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}

/** The one filter every list has: by state, with the number of rows in each. */
export function StateChips<Value extends string>({ label, chips, value, onValueChange }: StateChipsProps<Value>) {
  return (
    <fieldset className="flex min-w-0 gap-1 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4">
      <legend className="sr-only">{label}</legend>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          aria-pressed={chip.value === value}
          onClick={() => onValueChange(chip.value)}
          className={classNames(
            'inline-flex h-9 flex-none cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-control px-2.5 font-medium text-muted max-md:h-11',
            'transition-colors duration-120 hover:bg-sunken aria-pressed:bg-sunken aria-pressed:text-ink',
          )}
        >
          {chip.kind && (
            <span className={shapeColours[chip.kind]}>
              <Shape kind={chip.kind} size={10} still />
            </span>
          )}
          {chip.label}
          <span className="font-normal text-subtle">{chip.count}</span>
        </button>
      ))}
    </fieldset>
  )
}
