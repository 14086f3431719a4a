import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'

/** Mails take their time: asking again at once only fills the mailbox. */
const pause = 60

type MailSentProps = {
  /** says nothing about whether the address is known */
  children: ReactNode
  onAgain: () => void
  pending: boolean
  end?: ReactNode
}

export function MailSent({ children, onAgain, pending, end }: MailSentProps) {
  const [seconds, setSeconds] = useState(pause)
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  const again = () => {
    setSeconds(pause)
    onAgain()
  }
  return (
    <div>
      <h2 className="text-22">
        <Trans>Look in your mailbox</Trans>
      </h2>
      <p role="status" className="mt-1 mb-6 text-pretty text-muted">
        {children}
      </p>
      <Button look="secondary" className="w-full" disabled={seconds > 0} pending={pending} onClick={again}>
        {seconds > 0 ? <Trans>Send again in {seconds} s</Trans> : <Trans>Send again</Trans>}
      </Button>
      {end && <p className="mt-4">{end}</p>}
    </div>
  )
}
