import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'
import { MinusIcon, PlusIcon } from './icon.tsx'

type StepperProps = {
  value: number
  onValueChange: (value: number) => void
  min?: number
  max?: number
  /** Needed outside of a Field. */
  label?: string
  size?: 'md' | 'lg'
  disabled?: boolean
}

/** A whole number by steps or by typing. What is typed counts on Enter or on leaving, brought inside the limits. */
export function StepperNumber({ value, onValueChange, min = 0, max = 999, size = 'md', ...props }: StepperProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState<string>()
  const field = useFieldControl()
  const disabled = props.disabled ?? false
  const settle = (next: number) => {
    setDraft(undefined)
    const inside = Math.min(max, Math.max(min, next))
    if (inside !== value) onValueChange(inside)
  }
  const settleDraft = () => {
    if (draft !== undefined) settle(/^\d+$/.test(draft.trim()) ? Number(draft) : value)
  }
  const keys: Record<string, () => void> = {
    ArrowUp: () => settle(value + 1),
    ArrowDown: () => settle(value - 1),
    PageUp: () => settle(value + 10),
    PageDown: () => settle(value - 10),
    Home: () => settle(min),
    End: () => settle(max),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settleDraft()
    const move = keys[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-control border border-line-strong bg-surface has-aria-invalid:border-danger max-md:h-11 pointer-coarse:h-11',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus has-[input:focus-visible]:outline-offset-2',
        disabled && 'border-line bg-sunken text-muted',
        size === 'lg' ? 'h-11' : 'h-9',
      )}
    >
      <Step
        label={t`One less`}
        large={size === 'lg'}
        disabled={disabled || value <= min}
        onPress={() => settle(value - 1)}
      >
        <MinusIcon />
      </Step>
      <input
        {...field}
        {...(props.label && { 'aria-label': props.label })}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settleDraft}
        onKeyDown={onKeyDown}
        className={classNames(
          'h-full min-w-0 bg-transparent text-center outline-none',
          size === 'lg' ? 'w-11 font-display font-semibold text-22' : 'w-9 font-medium max-md:text-16',
        )}
      />
      <Step
        label={t`One more`}
        large={size === 'lg'}
        disabled={disabled || value >= max}
        onPress={() => settle(value + 1)}
      >
        <PlusIcon />
      </Step>
    </span>
  )
}

type StepProps = { label: string; large: boolean; disabled: boolean; onPress: () => void; children: ReactNode }

/** Out of the tab order, as the spin button pattern asks: the arrow keys of the number do the same. */
function Step({ label, large, disabled, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className={classNames(
        'grid h-full cursor-pointer place-items-center text-muted hover:text-ink disabled:cursor-not-allowed disabled:opacity-40 max-md:w-11 pointer-coarse:w-11',
        large ? 'w-11' : 'w-[34px]',
      )}
    >
      {children}
    </button>
  )
}
