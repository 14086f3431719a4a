import { Trans } from '@lingui/react/macro'
import { SectionTitle } from '#platform/web/ui/ligne.tsx'
import { CurrencyConverter } from './currency-converter.tsx'
import { CurrencyFacts } from './currency-facts.tsx'
import { useCurrency } from './currency-settings.ts'
import { PriceExample } from './price-example.tsx'
import './texts.ts'

/** Rates, source and age; a converter; what the two choices do to a price. */
export function CurrencyTestBody() {
  const { currency: _currency, choose: _choose, ...known } = useCurrency()
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <section>
        <SectionTitle title={<Trans>Rates</Trans>} />
        <CurrencyFacts {...known} />
      </section>
      <div className="grid content-start gap-8">
        <section>
          <SectionTitle title={<Trans>Converter</Trans>} />
          <CurrencyConverter rates={known.rates} />
        </section>
        <section>
          <SectionTitle title={<Trans>How prices are shown</Trans>} />
          <PriceExample />
        </section>
      </div>
    </div>
  )
}
