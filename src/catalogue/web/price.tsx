import { useLingui } from '@lingui/react/macro'
import type { Money } from '#platform/money.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { formatPrice } from '../currency.ts'
import { useCurrency } from './currency-settings.ts'

/** A price in euros, shown in the visitor's currency; greyed while the rates are on their way, never zero. */
export function Price({ price, className }: { price: Money; className?: string }) {
  const { t, i18n } = useLingui()
  const { currency, rates, loading } = useCurrency()
  const isForeign = currency !== 'EUR'
  const euros = formatPrice(price, 'EUR', rates, i18n.locale)
  return (
    <span
      {...(isForeign && { title: t`Billed in EUR: ${euros}` })}
      aria-busy={(isForeign && loading) || undefined}
      className={classNames(
        'whitespace-nowrap tabular-nums transition-colors duration-120',
        isForeign && loading && 'text-subtle',
        className,
      )}
    >
      {formatPrice(price, currency, rates, i18n.locale)}
    </span>
  )
}
