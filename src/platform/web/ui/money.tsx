import { useLingui } from '@lingui/react/macro'
import { formatMoney, type MoneyAmount, type MoneyFormat } from '../../money-format.ts'
import { classNames } from './class-names.ts'

type MoneyProps = {
  amount: MoneyAmount
  /** the server is computing a new one: greyed, never zero */
  stale?: boolean
  className?: string
} & MoneyFormat

/** One amount: tabular digits, never broken over lines. Columns of money are aligned to their end by the table. */
export function Money({ amount, stale = false, className, ...format }: MoneyProps) {
  const { i18n } = useLingui()
  return (
    <data
      value={'micros' in amount ? `${amount.micros}e-6` : `${amount.cents}e-2`}
      aria-busy={stale || undefined}
      className={classNames(
        'whitespace-nowrap text-right tabular-nums transition-opacity duration-120',
        stale && 'opacity-45',
        className,
      )}
    >
      {formatMoney(amount, i18n.locale, format)}
    </data>
  )
}
