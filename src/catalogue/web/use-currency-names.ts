import { useLingui } from '@lingui/react/macro'
import type { Currency } from '../currency.ts'

export function useCurrencyNames(): Readonly<Record<Currency, string>> {
  const { t } = useLingui()
  return { EUR: t`Euro`, USD: t`US dollar`, GBP: t`Pound sterling`, CNY: t`Chinese yuan` }
}
