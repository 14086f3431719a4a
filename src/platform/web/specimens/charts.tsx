import { Trans, useLingui } from '@lingui/react/macro'
import { formatLocale } from '../../format-locale.ts'
import { ChartBars } from '../ui/chart-bars.tsx'
import { ChartLine } from '../ui/chart-line.tsx'
import { Money } from '../ui/money.tsx'
import { Sparkline } from '../ui/sparkline.tsx'
import { exampleCosts, exampleDays, exampleMany, exampleRunning } from './example-days.ts'
import { Specimen } from './specimen.tsx'

export function Charts() {
  const { t, i18n } = useLingui()
  const locale = formatLocale(i18n.locale)
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const points = exampleDays(locale)
  const format = (value: number) => number.format(value)
  const unit = t`EUR per day, excl. VAT`
  return (
    <>
      <Specimen
        title={t`Bars per day`}
        note={t`The forecast is hatched. Hover, focus or tap moves the read-out and marks the row; arrow keys move it too. The figures are examples.`}
      >
        <ChartBars
          label={t`Example: cost per day, by cluster`}
          points={points}
          series={exampleCosts}
          forecastFrom={17}
          today={16}
          budget={{ value: 86.67, label: t`Budget pace` }}
          format={format}
          unit={unit}
        />
      </Specimen>
      <Specimen title={t`Many series`} note={t`At most six, the rest is "Others".`}>
        <ChartBars
          label={t`Example: cost per day, by team`}
          points={points.slice(0, 14)}
          series={exampleMany}
          format={format}
          unit={unit}
        />
      </Specimen>
      <Specimen title={t`Lines`} note={t`Each line is named where it ends; the forecast is dashed.`}>
        <ChartLine
          label={t`Example: cost since the first of the month`}
          points={points}
          series={exampleRunning}
          forecastFrom={17}
          today={16}
          budget={{ value: 1500, label: t`Budget` }}
          format={format}
          unit={t`EUR since 1 November, excl. VAT`}
        />
      </Specimen>
      <Specimen title={t`Sparkline`} note={t`A trend beside a figure, never instead of it.`}>
        <p className="flex items-center gap-3">
          <Money amount={{ cents: 9475 }} className="font-display font-semibold text-28" />
          <Sparkline values={exampleCosts[0]?.values.slice(0, 17) ?? []} label={t`Cost per day, first 17 days`} />
          <span className="text-13 text-muted">
            <Trans>yesterday</Trans>
          </span>
          <Sparkline values={[4, 4, 4, 4]} label={t`Unchanged`} />
        </p>
      </Specimen>
    </>
  )
}
