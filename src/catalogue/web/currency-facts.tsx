import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '#platform/relative-time.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card, Facts } from '#platform/web/ui/card.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/skeleton.tsx'
import type { RateSource } from '../contract.ts'
import { currencies, formatRate } from '../currency.ts'
import { type KnownRates, loadRates } from './currency-settings.ts'
import { useCurrencyNames } from './use-currency-names.ts'

function useSourceWords(): Readonly<Record<RateSource, string>> {
  const { t } = useLingui()
  return {
    primary: t`Primary service`,
    backup: t`Backup service, because the primary does not answer`,
    cached: t`The last good rates, because neither service answers`,
    fallback: t`Fixed fallback rates, because no service has answered yet`,
  }
}

function RateFacts({ rates, source, lastUpdated, date }: KnownRates) {
  const { t, i18n } = useLingui()
  const names = useCurrencyNames()
  const sources = useSourceWords()
  const none = <Trans>Not known</Trans>
  const facts: { term: string; value: ReactNode }[] = [
    ...currencies
      .filter((code) => code !== 'EUR')
      .map((code) => ({
        term: names[code],
        value: <span className="tabular-nums">{`1 EUR = ${formatRate(rates[code], i18n.locale)} ${code}`}</span>,
      })),
    { term: t`Source`, value: sources[source] },
    { term: t`Rates of`, value: date ? formatDate(new Date(`${date}T12:00:00Z`), i18n.locale, 'UTC') : none },
    { term: t`Fetched`, value: lastUpdated ? <RelativeTime at={lastUpdated} /> : none },
  ]
  return <Facts facts={facts} />
}

/** Rates, source and age. */
export function CurrencyFacts(known: KnownRates) {
  const { loading, failed } = known
  return (
    <Card padding="lg">
      {failed && (
        <div className="mb-4">
          <ErrorState
            title={<Trans>The rates could not be loaded</Trans>}
            onRetry={() => void loadRates()}
            retrying={loading}
          >
            <Trans>Until then these are the rates that this page knew before.</Trans>
          </ErrorState>
        </div>
      )}
      <Loading pending={loading && known.lastUpdated === null && !failed} skeleton={<SkeletonText lines={10} />}>
        <RateFacts {...known} />
      </Loading>
      {!failed && (
        <Button look="secondary" size="sm" className="mt-4" pending={loading} onClick={() => void loadRates()}>
          <Trans>Ask again</Trans>
        </Button>
      )}
    </Card>
  )
}
