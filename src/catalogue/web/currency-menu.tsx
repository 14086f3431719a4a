import { Trans, useLingui } from '@lingui/react/macro'
import { Menu, MenuChoice, MenuLabel, MenuLink, MenuSeparator } from '#platform/web/ui/menu.tsx'
import { currencies, isCurrency, rateLines, symbols } from '../currency.ts'
import { CurrencyButton } from './currency-button.tsx'
import { useCurrency } from './currency-settings.ts'
import './texts.ts'
import { useCurrencyNames } from './use-currency-names.ts'

/** The four currencies and the three rates of the header (specification, section 9). */
export function CurrencyMenu() {
  const { t, i18n } = useLingui()
  const { currency, rates, loading, choose } = useCurrency()
  const names = useCurrencyNames()
  return (
    <Menu align="end" className="w-64" trigger={<CurrencyButton currency={currency} />}>
      <MenuChoice
        label={t`Show prices in`}
        value={currency}
        onValueChange={(value) => isCurrency(value) && choose(value)}
        options={currencies.map((code) => ({ value: code, label: `${names[code]} (${code} ${symbols[code]})` }))}
      />
      <MenuSeparator />
      <MenuLabel>
        <span aria-busy={loading || undefined} className="block text-13 text-ink tabular-nums leading-5">
          {rateLines(rates, i18n.locale).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </span>
        <span className="mt-1 block">
          <Trans>Billed in EUR. Other currencies are for display, at the day’s rate.</Trans>
        </span>
      </MenuLabel>
      <MenuLink to="/currency-test">
        <Trans>Rates and converter</Trans>
      </MenuLink>
    </Menu>
  )
}
