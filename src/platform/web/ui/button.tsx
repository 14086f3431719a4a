import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { Shape } from './shape.tsx'

export type ButtonLook = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

type Dress = { look?: ButtonLook; size?: ButtonSize; icon?: ReactNode }

const looks: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border-line-strong bg-transparent text-ink hover:bg-sunken dark:bg-surface dark:hover:bg-sunken',
  ghost: 'border-transparent bg-transparent text-ink hover:bg-sunken',
  danger: 'border-transparent bg-danger-fill text-on-danger hover:bg-danger-fill/88',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-7 px-2.5 text-13 pointer-coarse:h-9',
  md: 'h-9 px-3.5 text-14 max-md:h-11 pointer-coarse:h-11',
  lg: 'h-11 px-5 text-16 max-md:h-12',
}

export function buttonClasses({ look = 'primary', size = 'md' }: Dress): string {
  return classNames(
    'inline-flex cursor-pointer select-none items-center justify-center gap-2 whitespace-nowrap rounded-control border font-semibold',
    'transition-colors duration-120 ease-out active:translate-y-px',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-75',
    looks[look],
    sizes[size],
  )
}

type ButtonProps = ComponentProps<'button'> & Dress & { pending?: boolean }

/** While pending the button stays focusable and keeps its place, but does nothing: a second press must not order twice. */
export function Button({ look, size, icon, pending = false, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...(pending && { 'aria-disabled': true, 'aria-busy': true })}
      className={classNames(buttonClasses({ ...(look && { look }), ...(size && { size }) }), className)}
      onClick={press}
    >
      {pending ? <Shape kind="run" size={14} /> : icon}
      {children}
    </button>
  )
}

/** A link that looks like a button: it goes somewhere, so it stays a link for the keyboard and the middle click. */
export function ButtonLink({ look, size, icon, className, children, ...rest }: LinkProps & Dress) {
  return (
    <Link {...rest} className={classNames(buttonClasses({ ...(look && { look }), ...(size && { size }) }), className)}>
      {icon}
      {children}
    </Link>
  )
}

/** 32 px, 44 px on touch; the label is its only name, so it must be given. */
export function IconButton({ label, className, children, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(
        'inline-grid size-8 flex-none cursor-pointer place-items-center rounded-control text-muted pointer-coarse:size-11',
        'transition-colors duration-120 ease-out hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
    >
      {children}
    </button>
  )
}
