import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Card } from '#platform/web/ui/card.tsx'
import { Field, Input } from '#platform/web/ui/field.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import {
  type Currency,
  convert,
  crossRate,
  currencies,
  formatAmount,
  formatRate,
  parseAmount,
  type Rates,
} from '../currency.ts'

const segments = currencies.map((code) => ({ value: code, label: code }))

export function CurrencyConverter({ rates }: { rates: Rates }) {
  const { t, i18n } = useLingui()
  const [text, setText] = useState('100')
  const [from, setFrom] = useState<Currency>('EUR')
  const [to, setTo] = useState<Currency>('USD')
  const amount = parseAmount(text, i18n.locale)
  const rate = formatRate(crossRate(from, to, rates), i18n.locale)
  return (
    <Card padding="lg" className="grid gap-4">
      <Field label={<Trans>Amount</Trans>} {...(!amount && { error: t`Give a number, for example 1250.50.` })}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={20}
        />
      </Field>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <Field group label={<Trans>From</Trans>}>
          <Segmented segments={segments} value={from} onValueChange={setFrom} />
        </Field>
        <Field group label={<Trans>To</Trans>}>
          <Segmented segments={segments} value={to} onValueChange={setTo} />
        </Field>
      </div>
      <output className="block border-line border-t pt-4">
        {amount && (
          <>
            <span className="block text-muted tabular-nums">{formatAmount(amount, from, i18n.locale)} =</span>
            <span className="block font-display font-semibold text-28 tabular-nums [overflow-wrap:anywhere]">
              {formatAmount(convert(amount, from, to, rates), to, i18n.locale)}
            </span>
            <span className="mt-1 block text-13 text-muted tabular-nums">
              1 {from} = {rate} {to}
            </span>
          </>
        )}
      </output>
    </Card>
  )
}
