import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { classNames } from '#platform/web/ui/class-names.ts'
import { useFieldControl } from '#platform/web/ui/field.tsx'

const length = 6
const places = [0, 1, 2, 3, 4, 5] as const

type CodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  onValueChange: (value: string) => void
  /** All six are there. */
  onComplete: (value: string) => void
}

/** Six boxes, one field: a code can be pasted, filled in by the phone and read out as a whole. */
export function CodeInput({ value, onValueChange, onComplete, className, ...rest }: CodeInputProps) {
  const { t } = useLingui()
  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length)
    onValueChange(digits)
    if (digits.length === length && digits !== value) onComplete(digits)
  }
  return (
    <span className={classNames('group relative block', className)}>
      <input
        aria-label={t`Six-digit code`}
        {...useFieldControl()}
        {...rest}
        value={value}
        onChange={(event) => change(event.target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="absolute inset-0 z-10 size-full cursor-text text-16 opacity-0"
      />
      <span aria-hidden="true" className="grid grid-cols-6 gap-2">
        {places.map((place) => (
          <span
            key={place}
            className={classNames(
              'grid h-13 place-items-center rounded-control border border-line-strong bg-surface font-medium font-mono text-22',
              place === Math.min(value.length, length - 1) &&
                'group-focus-within:outline-2 group-focus-within:outline-focus group-focus-within:outline-offset-2',
            )}
          >
            {value[place]}
          </span>
        ))}
      </span>
    </span>
  )
}
