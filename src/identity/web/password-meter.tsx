import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { classNames } from '#platform/web/ui/class-names.ts'
import { Shape } from '#platform/web/ui/shape.tsx'
import { loadPasswordJudge, type PasswordJudge } from '../password-rules.ts'
import { useText } from './use-text.ts'

/** The estimate and its dictionaries are large: they come with the first character of a new password. */
function useJudge(wanted: boolean): PasswordJudge | undefined {
  const [judge, setJudge] = useState<PasswordJudge>()
  useEffect(() => {
    // Without it the server still decides, and says why.
    if (wanted)
      loadPasswordJudge().then(
        (loaded) => setJudge(() => loaded),
        () => undefined,
      )
  }, [wanted])
  return judge
}

const steps = [1, 2, 3, 4] as const

/** Four berths that fill, and the reason in words; the same judgement as the server's. */
export function PasswordMeter({ password, words }: { password: string; words: readonly string[] }) {
  const read = useText()
  const judge = useJudge(password !== '')
  const verdict = password === '' ? undefined : judge?.(password, words)
  const good = verdict !== undefined && !verdict.refusal
  return (
    <div className="mt-1.5">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {steps.map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1 rounded-tag',
              verdict && verdict.score >= step ? (good ? 'bg-success' : 'bg-warning') : 'bg-line',
            )}
          />
        ))}
      </div>
      <p aria-live="polite" className="mt-1 flex gap-1.5 text-12 text-muted">
        {verdict && (
          <span className={classNames('mt-0.5', good ? 'text-success' : 'text-warning')}>
            <Shape kind={good ? 'ok' : 'warn'} size={10} />
          </span>
        )}
        <span>
          {verdict?.refusal ? (
            read(verdict.refusal)
          ) : good ? (
            <Trans>Hard to guess. Good.</Trans>
          ) : (
            <Trans>12 characters or more. A sentence is fine.</Trans>
          )}
        </span>
      </p>
    </div>
  )
}
