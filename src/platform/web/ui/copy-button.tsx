import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { buttonClasses } from './button.tsx'
import { classNames } from './class-names.ts'
import { copyText } from './copy-text.ts'
import { CheckIcon, CopyIcon } from './icon.tsx'

export const COPIED_MS = 2000

type CopyButtonProps = {
  text: string
  /** what is copied, when the button alone does not tell: "Copy the endpoint" */
  label?: string
  /** icon only, beside the value it copies */
  compact?: boolean
  className?: string
}

type Outcome = 'copied' | 'failed'

function useCopy(text: string) {
  const [outcome, setOutcome] = useState<Outcome>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    const worked = await copyText(text)
    clearTimeout(timer.current)
    setOutcome(worked ? 'copied' : 'failed')
    timer.current = setTimeout(() => setOutcome(undefined), COPIED_MS)
  }
  return { outcome, copy }
}

/** "Copied" for two seconds. The outcome is said aloud too, and a failure is not called a success. */
export function CopyButton({ text, label, compact = false, className }: CopyButtonProps) {
  const { t } = useLingui()
  const { outcome, copy } = useCopy(text)
  const words = outcome === 'copied' ? t`Copied` : outcome === 'failed' ? t`Not copied` : t`Copy`
  const name = outcome === undefined ? (label ?? words) : words
  return (
    <span className={classNames('inline-flex', className)}>
      <button
        type="button"
        aria-label={name}
        onClick={() => void copy()}
        className={
          compact
            ? 'inline-grid size-6 cursor-pointer place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11'
            : classNames(buttonClasses({ look: 'ghost', size: 'sm' }), 'text-muted hover:text-ink')
        }
      >
        {outcome === 'copied' ? <CheckIcon size={14} className="text-success" /> : <CopyIcon size={14} />}
        {!compact && (
          // the widest word keeps the place, so that the row does not move
          <span className="grid text-left *:col-start-1 *:row-start-1">
            <span>{words}</span>
            <span aria-hidden="true" className="invisible">{t`Copied`}</span>
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {outcome && words}
      </span>
    </span>
  )
}
