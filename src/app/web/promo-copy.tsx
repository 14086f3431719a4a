import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { copyText } from '#platform/web/ui/copy-text.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { promoCode } from './promo-store.ts'

/** Specification, section 4: "normal -> "Copied" for 2 seconds". */
export const copiedMs = 2000
/** Section 8: "copying the code gives a French confirmation (3 s)", in every language of the page. */
export const confirmationMs = 3000
export const frenchConfirmation = `Code ${promoCode} copié dans le presse-papiers`

export function PromoCopy() {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    const worked = await copyText(promoCode)
    clearTimeout(timer.current)
    setOutcome(worked ? 'copied' : 'failed')
    timer.current = setTimeout(() => setOutcome(undefined), copiedMs)
    if (worked)
      toast({ variant: 'success', title: <span lang="fr">{frenchConfirmation}</span>, duration: confirmationMs })
  }
  const words = outcome === 'copied' ? t`Copied` : outcome === 'failed' ? t`Not copied` : t`Copy`
  return (
    <button
      type="button"
      {...(!outcome && { 'aria-label': t`Copy the code PARIS` })}
      onClick={() => void copy()}
      className="min-h-7 min-w-12 cursor-pointer whitespace-nowrap rounded-tag text-left opacity-80 hover:opacity-100 focus-visible:outline-[oklch(0.88_0.155_92)]"
    >
      <span aria-live="polite">{words}</span>
    </button>
  )
}
