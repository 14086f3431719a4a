import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatLocale } from '../../format-locale.ts'
import { classNames } from './class-names.ts'

export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger'

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink',
  primary: 'bg-primary-soft text-primary',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
}

/** A word beside a name: "Default", "DEV". For the state of a thing use StatusMark, which has a shape. */
export function Tag({
  tone = 'neutral',
  mono = false,
  children,
}: {
  tone?: Tone
  mono?: boolean
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-tag px-[7px] py-px font-medium text-12/4.5',
        tones[tone],
        mono && 'font-mono',
      )}
    >
      {children}
    </span>
  )
}

type CountBadgeProps = {
  count: number
  /** what is counted, for those who hear the page: "3 unread notifications" */
  label?: string
  /** quiet stands beside a name in a list; lamp is the bell's: something waits for you */
  look?: 'quiet' | 'lamp'
  max?: number
}

export function CountBadge({ count, label, look = 'quiet', max = 99 }: CountBadgeProps) {
  const { i18n } = useLingui()
  const shown = new Intl.NumberFormat(formatLocale(i18n.locale)).format(Math.min(count, max))
  return (
    <span
      className={classNames(
        'inline-flex items-center justify-center text-12',
        look === 'quiet'
          ? 'text-subtle'
          : 'h-5 min-w-5 rounded-tag bg-lamp px-1.5 font-semibold text-[oklch(0.245_0.032_245)]',
      )}
    >
      <span aria-hidden={label ? true : undefined}>{count > max ? `${shown}+` : shown}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
