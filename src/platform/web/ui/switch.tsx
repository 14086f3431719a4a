import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; note?: ReactNode }

/** Takes effect at once; what waits for a Save button is a checkbox. The knob's place and a bar, not colour alone, say "on". */
export function Switch({ label, note, className, ...rest }: SwitchProps) {
  const noteId = useId()
  return (
    <label
      className={classNames(
        'flex min-h-6 cursor-pointer items-start justify-between gap-4 has-disabled:cursor-not-allowed has-disabled:text-muted pointer-coarse:min-h-11',
        className,
      )}
    >
      <span>
        <span className="font-medium">{label}</span>
        {note && (
          <span id={noteId} className="block text-13 text-muted">
            {note}
          </span>
        )}
      </span>
      <span className="relative mt-px inline-flex flex-none">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself; a second one could lie.
          role="switch"
          {...(note ? { 'aria-describedby': noteId } : {})}
          {...rest}
          className="peer h-5 w-9 cursor-[inherit] appearance-none rounded-full border border-line-strong bg-sunken transition-colors duration-120 ease-out checked:border-primary checked:bg-primary hover:not-checked:border-muted disabled:opacity-50"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-[3px] left-[3px] size-3.5 rounded-full bg-line-strong transition-transform duration-120 ease-out peer-checked:translate-x-4 peer-checked:bg-on-primary"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1.5 left-2.5 hidden h-2 w-[1.5px] bg-on-primary peer-checked:block"
        />
      </span>
    </label>
  )
}
