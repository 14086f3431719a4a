import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  label: ReactNode
  /** A second, quieter line; also where a disabled choice says why. */
  note?: ReactNode
  /** For rows of a table: the label is only heard. */
  labelHidden?: boolean
  mixed?: boolean
  ref?: (element: HTMLInputElement | null) => void
}

const boxClasses = classNames(
  'peer col-start-1 row-start-1 size-4 appearance-none rounded-[3px] border border-line-strong bg-surface',
  'hover:border-muted checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary',
  'disabled:opacity-50 aria-invalid:border-danger',
)

/** A native checkbox in our dress: forms, labels and screen readers know it without any script. */
export function Checkbox({ label, note, labelHidden = false, mixed = false, className, ref, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement | null>(null)
  const noteId = useId()
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <label
      className={classNames(
        'inline-flex min-h-6 cursor-pointer items-start gap-2 py-0.5 has-disabled:cursor-not-allowed has-disabled:text-muted pointer-coarse:min-h-11 pointer-coarse:py-3',
        className,
      )}
    >
      <span className="mt-0.5 inline-grid flex-none place-items-center">
        <input
          type="checkbox"
          {...(note ? { 'aria-describedby': noteId } : {})}
          {...rest}
          ref={(element) => {
            box.current = element
            ref?.(element)
          }}
          className={boxClasses}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none col-start-1 row-start-1 hidden h-[5px] w-[9px] -translate-y-px -rotate-45 border-on-primary border-b-2 border-l-2 peer-checked:block peer-indeterminate:hidden"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none col-start-1 row-start-1 hidden h-0.5 w-2 bg-on-primary peer-indeterminate:block"
        />
      </span>
      <span className={labelHidden ? 'sr-only' : ''}>
        {label}
        {note && (
          <span id={noteId} className="block text-13 text-muted">
            {note}
          </span>
        )}
      </span>
    </label>
  )
}
