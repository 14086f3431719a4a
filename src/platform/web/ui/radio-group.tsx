import { createContext, type ReactNode, use, useId } from 'react'
import { classNames } from './class-names.ts'
import { useFieldGroup } from './field.tsx'

type Choice = { name: string; value: string | undefined; disabled: boolean; choose: (value: string) => void }

const ChoiceContext = createContext<Choice | undefined>(undefined)

type RadioGroupProps = {
  value: string | undefined
  onValueChange: (value: string) => void
  /** Needed outside of a Field, whose label would name the group. */
  label?: string
  disabled?: boolean
  className?: string
  children: ReactNode
}

/** Native radios: the arrow keys, forms and screen readers come with them. */
export function RadioGroup({ value, onValueChange, label, disabled = false, className, children }: RadioGroupProps) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      {...useFieldGroup()}
      {...(label && { 'aria-label': label })}
      className={classNames('flex flex-col gap-2', className)}
    >
      <ChoiceContext value={{ name, value, disabled, choose: onValueChange }}>{children}</ChoiceContext>
    </div>
  )
}

type RadioProps = {
  value: string
  label: ReactNode
  /** A second line; where a disabled choice says why. */
  note?: ReactNode
  aside?: ReactNode
  disabled?: boolean
  /** Draws the choice as a row of a list: the chosen one carries the primary edge. */
  row?: boolean
}

const rowClasses =
  'w-full border-line border-b px-3 py-2.5 last:border-b-0 has-checked:bg-primary-soft has-checked:shadow-[inset_2px_0_0_var(--primary)]'

export function Radio({ value, label, note, aside, disabled = false, row = false }: RadioProps) {
  const choice = use(ChoiceContext)
  const noteId = useId()
  if (!choice) throw new Error('Radio stands outside of a RadioGroup')
  return (
    <label
      className={classNames(
        'flex min-h-6 cursor-pointer items-start gap-2.5 has-disabled:cursor-not-allowed has-disabled:text-muted pointer-coarse:min-h-11',
        row ? rowClasses : 'py-0.5 pointer-coarse:py-3',
      )}
    >
      <input
        type="radio"
        name={choice.name}
        value={value}
        checked={choice.value === value}
        disabled={disabled || choice.disabled}
        onChange={() => choice.choose(value)}
        {...(note ? { 'aria-describedby': noteId } : {})}
        className="mt-0.5 size-4 flex-none appearance-none rounded-full border border-line-strong bg-surface checked:border-5 checked:border-primary hover:not-checked:border-muted disabled:opacity-50"
      />
      <span className="min-w-0 flex-1">
        {label}
        {note && (
          <span id={noteId} className="block text-13 text-muted">
            {note}
          </span>
        )}
      </span>
      {aside && <span className="text-right">{aside}</span>}
    </label>
  )
}
