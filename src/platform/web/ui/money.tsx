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
    <span
      aria-busy={stale || undefined}
      className={classNames(
        'whitespace-nowrap text-right tabular-nums transition-colors duration-120',
        stale && 'text-subtle',
        className,
      )}
    >
      {formatMoney(amount, i18n.locale, format)}
    </span>
  )
}
