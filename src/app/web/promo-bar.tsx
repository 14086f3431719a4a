import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { toast } from '#platform/web/ui/toast-store.ts'
import { PromoCopy } from './promo-copy.tsx'
import { promoCode, setPromoDismissed, usePromoDismissed } from './promo-store.ts'

/** Specification, section 8. */
export const restoredToastMs = 2500

/** Ink in both themes, as drawn: the offer is not part of the page below it. */
export const promoInk = 'bg-[oklch(0.245_0.032_245)] text-[oklch(0.945_0.008_95)]'

/** The bar above every page, and the tab at the side that brings it back. */
export function PromoBar() {
  const dismissed = usePromoDismissed()
  const close = useRef<HTMLButtonElement>(null)
  const tab = useRef<HTMLButtonElement>(null)
  const { t } = useLingui()
  // Whoever uses the keyboard goes on where the other one appears.
  const dismiss = () => {
    setPromoDismissed(true)
    requestAnimationFrame(() => tab.current?.focus())
  }
  const restore = () => {
    setPromoDismissed(false)
    toast({ title: t`Discount Bar Restored`, duration: restoredToastMs })
    requestAnimationFrame(() => close.current?.focus())
  }
  return dismissed ? <SideTab ref={tab} onRestore={restore} /> : <Bar closeRef={close} onDismiss={dismiss} />
}

function Bar({ closeRef, onDismiss }: { closeRef: React.Ref<HTMLButtonElement>; onDismiss: () => void }) {
  const { t } = useLingui()
  return (
    <aside
      aria-label={t`Offer`}
      className={`flex min-h-9 items-center justify-center gap-x-3 py-1 pr-10 pl-2 text-13 in-data-[promo=dismissed]:hidden md:px-12 ${promoInk} relative`}
    >
      <p className="max-md:text-12">
        <Trans>New here? 5% off your first purchase with</Trans>
      </p>
      <strong className="rounded-tag border border-[oklch(0.86_0.155_90)] border-dashed px-1.5 font-mono font-semibold text-[oklch(0.88_0.155_92)]">
        {promoCode}
      </strong>
      <PromoCopy />
      <p className="opacity-70 max-md:hidden">
        <Trans>Limited time</Trans>
      </p>
      <button
        ref={closeRef}
        type="button"
        aria-label={t`Dismiss the offer`}
        onClick={onDismiss}
        className="absolute inset-y-0 right-0 grid w-9 cursor-pointer place-items-center opacity-70 hover:opacity-100 focus-visible:-outline-offset-4 focus-visible:outline-[oklch(0.88_0.155_92)] md:right-3"
      >
        <Cross />
      </button>
    </aside>
  )
}

function SideTab({ ref, onRestore }: { ref: React.Ref<HTMLButtonElement>; onRestore: () => void }) {
  const { t } = useLingui()
  return (
    <button
      ref={ref}
      type="button"
      aria-label={t`Show the offer again: 5% off with PARIS`}
      onClick={onRestore}
      className={`fixed top-1/3 right-0 z-30 cursor-pointer rounded-l-control py-3 pr-1 pl-1.5 font-medium text-12 [writing-mode:vertical-rl] hover:pr-2 pointer-coarse:pl-2.5 ${promoInk} outline outline-line-strong`}
    >
      <Trans>5% off</Trans>
    </button>
  )
}

function Cross() {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" stroke="currentColor" strokeWidth="1.5">
      <path d="M1.500 1.500l9 9M10.500 1.500l-9 9" />
    </svg>
  )
}
