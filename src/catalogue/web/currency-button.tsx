import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { ChevronDownIcon } from '#platform/web/ui/icon.tsx'
import { type Currency, symbols } from '../currency.ts'

/** Opens the picker. The prerendered page has it too, so that nothing moves when the menu has come. */
export function CurrencyButton({ currency, ...rest }: ComponentProps<'button'> & { currency: Currency }) {
  return (
    <button
      type="button"
      {...rest}
      className="inline-flex h-8 flex-none cursor-pointer items-center gap-1 whitespace-nowrap rounded-control px-2 text-13 text-muted transition-colors duration-120 ease-out hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken data-[state=open]:text-ink pointer-coarse:h-11"
    >
      <span className="sr-only">
        <Trans>Currency</Trans>
      </span>{' '}
      {currency} {symbols[currency]}
      <ChevronDownIcon size={12} />
    </button>
  )
}
