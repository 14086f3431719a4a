import { Trans, useLingui } from '@lingui/react/macro'
import { PageHead } from '#platform/web/page-head.tsx'
import { PageTitle, SectionTitle } from '#platform/web/ui/ligne.tsx'
import { CurrencyConverter } from './currency-converter.tsx'
import { CurrencyFacts } from './currency-facts.tsx'
import { useCurrency } from './currency-settings.ts'
import { PriceExample } from './price-example.tsx'
import './texts.ts'

/** /currency-test: rates, source, age and a converter. */
export default function CurrencyTestPage() {
  const { t } = useLingui()
  const { currency: _currency, choose: _choose, ...known } = useCurrency()
  return (
    <>
      <PageHead
        title={t`Exchange rates · Quai`}
        description={t`The exchange rates that Quai shows prices with: where they come from, how old they are, and a converter.`}
        canonical="/currency-test"
      />
      <PageTitle
        title={<Trans>Exchange rates</Trans>}
        lead={<Trans>What prices in other currencies are computed with. Everything is billed in EUR.</Trans>}
      />
      <div className="mt-6 grid gap-8 lg:grid-cols-2">
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
    </>
  )
}
