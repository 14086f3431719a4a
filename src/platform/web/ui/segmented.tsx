import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { useFieldGroup } from './field.tsx'

export type Segment<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode; disabled?: boolean }

type SegmentedProps<Value extends string> = {
  segments: readonly Segment<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** Needed outside of a Field, whose label would name the group. */
  label?: string
  size?: 'sm' | 'md'
  className?: string
}

const heights = { sm: 'h-6 px-2 max-md:h-9', md: 'h-7 px-2.5 max-md:h-10' }

/** Two to four choices that exclude each other, all visible; radios underneath, so the arrow keys move. */
export function Segmented<Value extends string>({ segments, size = 'md', ...props }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      {...useFieldGroup()}
      {...(props.label && { 'aria-label': props.label })}
      className={classNames(
        'inline-flex rounded-control border border-line-strong p-px dark:bg-surface',
        props.className,
      )}
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={classNames(
            'inline-flex flex-1 cursor-pointer select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-[4px] font-medium text-13 text-muted',
            'transition-colors duration-120 ease-out hover:text-ink has-checked:bg-primary-soft has-checked:text-ink has-checked:shadow-[inset_0_0_0_1px_var(--primary)]',
            'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:opacity-50',
            heights[size],
          )}
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={segment.value}
            checked={segment.value === props.value}
            disabled={segment.disabled ?? false}
            onChange={() => props.onValueChange(segment.value)}
          />
          {segment.icon}
          {segment.label}
        </label>
      ))}
    </div>
  )
}
