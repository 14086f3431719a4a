import { Trans, useLingui } from '@lingui/react/macro'
import { fromCents } from '#platform/money.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { type BillingCycle, yearlyDiscountPercent } from '../billing-cycle.ts'
import { currencies } from '../currency.ts'
import { useBillingCycle, useCurrency } from './currency-settings.ts'
import { Price } from './price.tsx'

/** Nothing that Quai sells: round figures that show how prices follow the two choices. */
const example = { monthly: fromCents(10_00n), yearly: fromCents(100_00n) }

/** The choices of the visitor, which hold on every page, and what they do to a price. */
export function PriceExample() {
  const { t } = useLingui()
  const { currency, choose } = useCurrency()
  const { cycle, choose: chooseCycle } = useBillingCycle()
  const percent = yearlyDiscountPercent(example.monthly, example.yearly)
  const cycles: { value: BillingCycle; label: string }[] = [
    { value: 'monthly', label: t`Monthly` },
    { value: 'yearly', label: t`Yearly` },
  ]
  return (
    <Card padding="lg" className="grid gap-4">
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <Field group label={<Trans>Currency</Trans>}>
          <Segmented
            segments={currencies.map((code) => ({ value: code, label: code }))}
            value={currency}
            onValueChange={choose}
          />
        </Field>
        <Field group label={<Trans>Billing cycle</Trans>}>
          <Segmented segments={cycles} value={cycle} onValueChange={chooseCycle} />
        </Field>
      </div>
      <p className="border-line border-t pt-4">
        <Price price={example[cycle]} className="font-display font-semibold text-28" />{' '}
        <span className="text-muted">
          {cycle === 'monthly' ? <Trans>a month</Trans> : <Trans>a year, {percent} % less than twelve months</Trans>}
        </span>
      </p>
      <p className="text-13 text-muted">
        <Trans>An example: €10.00 a month or €100.00 a year. Billed in EUR, whatever is shown.</Trans>
      </p>
    </Card>
  )
}
