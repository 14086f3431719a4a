/** Yes or no to what somebody asked for. Each opens a dialog that names what it does and asks for the reason. */
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

export type Decision = 'approve' | 'refuse'

type DecisionButtonsProps = {
  /** whose question it is, for those who hear the page */
  name: string
  /** why it cannot be approved; refusing stays possible */
  unapprovable?: string | undefined
  words: Record<Decision, { readonly title: ReactNode; readonly description: ReactNode; readonly act: ReactNode }>
  pending: boolean
  error: Error | null
  onDecide: (decision: Decision, reason: string, done: () => void) => void
  onClose: () => void
  more?: ReactNode
}

export function DecisionButtons({ name, unapprovable, words, onDecide, onClose, more, ...sent }: DecisionButtonsProps) {
  const [asking, setAsking] = useState<Decision>()
  const close = () => {
    setAsking(undefined)
    onClose()
  }
  return (
    // above the link that stretches over the row
    <span className="relative z-10 flex flex-wrap gap-2 xl:flex-nowrap">
      {!unapprovable && (
        <Button size="sm" onClick={() => setAsking('approve')}>
          <Trans>Approve</Trans>
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      {more}
      <Button size="sm" look="secondary" onClick={() => setAsking('refuse')}>
        <Trans>Refuse</Trans>
        <span className="sr-only">: {name}</span>
      </Button>
      {asking && (
        <ReasonDialog
          {...sent}
          {...words[asking]}
          danger={asking === 'refuse'}
          onAct={(reason) => onDecide(asking, reason, close)}
          onClose={close}
        />
      )}
    </span>
  )
}
