import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, createContext, type ReactNode, use, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { EyeIcon, EyeOffIcon } from './icon.tsx'
import { Shape } from './shape.tsx'

type FieldState = { id: string; labelId: string; describedBy: string | undefined; invalid: boolean; required: boolean }

const FieldContext = createContext<FieldState | undefined>(undefined)

/** What a control inside a Field must carry so that label, help and error belong to it; empty outside of a Field. */
export function useFieldControl() {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    ...(field.describedBy && { 'aria-describedby': field.describedBy }),
    ...(field.invalid && { 'aria-invalid': true as const }),
    ...(field.required && { 'aria-required': true as const }),
  }
}

/** The same for controls that are a group of elements and cannot be reached by a label's `for`. */
export function useFieldGroup() {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-labelledby': field.labelId,
    ...(field.describedBy && { 'aria-describedby': field.describedBy }),
  }
}

type FieldProps = {
  label: ReactNode
  help?: ReactNode
  /** Cause and remedy, in words; its presence makes the control invalid. */
  error?: ReactNode
  required?: boolean
  optional?: boolean
  /** Stands right of the label, for example "Forgot password?". */
  aside?: ReactNode
  /** The control is a group (radios, segments): the label becomes its caption. */
  group?: boolean
  className?: string
  children: ReactNode
}

export function Field({
  label,
  help,
  error,
  required = false,
  group = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const id = useId()
  const labelId = `${id}-label`
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
  const Label = group ? 'span' : 'label'
  return (
    <div className={className}>
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <Label id={labelId} className="font-medium" {...(!group && { htmlFor: id })}>
          {label}
          {required && (
            <span className="ml-0.5 text-danger" aria-hidden="true">
              *
            </span>
          )}
          {rest.optional && (
            <span className="ml-1 font-normal text-muted">
              <Trans>(optional)</Trans>
            </span>
          )}
        </Label>
        {rest.aside && <span className="text-13">{rest.aside}</span>}
      </div>
      <FieldContext value={{ id, labelId, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {error && (
        <p id={`${id}-error`} className="mt-1 flex gap-1.5 text-13 text-danger">
          <span className="mt-1">
            <Shape kind="fail" size={10} />
          </span>
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-1 text-12 text-muted">
          {help}
        </p>
      )}
    </div>
  )
}

/** 16 px text below 768 px, or a phone zooms into the page when the field takes the focus. */
export const controlClasses = classNames(
  'w-full rounded-control border border-line-strong bg-surface text-14 text-ink max-md:text-16',
  'transition-colors duration-120 ease-out hover:border-muted aria-invalid:border-danger',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted',
)
const heightClasses = 'h-9 px-2.5 max-md:h-11 pointer-coarse:h-11'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} {...rest} className={classNames(controlClasses, heightClasses, className)} />
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      {...useFieldControl()}
      {...rest}
      className={classNames(controlClasses, 'block resize-y px-2.5 py-2', className)}
    />
  )
}

/** Paste stays allowed and the text can be shown: both make long passwords bearable. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const { t } = useLingui()
  return (
    <span className="relative block">
      <Input
        autoComplete="current-password"
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        type={shown ? 'text' : 'password'}
        className={classNames('pr-10 max-md:pr-12 pointer-coarse:pr-12', className)}
      />
      <button
        type="button"
        aria-label={shown ? t`Hide password` : t`Show password`}
        onClick={() => setShown(!shown)}
        disabled={rest.disabled}
        className="absolute inset-y-0 right-0 grid w-9 cursor-pointer place-items-center rounded-control text-muted hover:text-ink max-md:w-11 pointer-coarse:w-11"
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </button>
    </span>
  )
}
