import { lazy, Suspense, useEffect, useState } from 'react'
import { withTexts } from '#platform/web/language.ts'
import { CurrencyButton } from './currency-button.tsx'
import { useCurrency } from './currency-settings.ts'
import './texts.ts'

/** Menus need a library that a visitor's first page does not: it comes once the page is alive. */
const CurrencyMenu = lazy(async () => ({ default: (await withTexts(import('./currency-menu.tsx'))).CurrencyMenu }))

/** For the header: which currency prices are shown in. */
export function CurrencyPicker() {
  const { currency } = useCurrency()
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const button = <CurrencyButton currency={currency} aria-haspopup="menu" />
  return alive ? (
    <Suspense fallback={button}>
      <CurrencyMenu />
    </Suspense>
  ) : (
    button
  )
}
