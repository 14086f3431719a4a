/** Asks once more before something is destroyed or given away. The title and the button name it. */
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog, DialogClose } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'

type ActDialogProps = {
  title: ReactNode
  /** what happens then, and to whom */
  description: ReactNode
  act: ReactNode
  danger?: boolean
  pending: boolean
  error: Error | null
  onAct: () => void
  onClose: () => void
  children?: ReactNode
}

/** Is there while it is open: whoever shows it takes it away in `onClose`. */
export function ActDialog({ title, description, act, danger = true, children, ...asked }: ActDialogProps) {
  return (
    <Dialog
      open
      alert
      onOpenChange={(open) => !open && asked.onClose()}
      title={title}
      description={description}
      footer={
        <>
          <DialogClose>
            <Button look="ghost">
              <Trans>Cancel</Trans>
            </Button>
          </DialogClose>
          <Button look={danger ? 'danger' : 'primary'} pending={asked.pending} onClick={asked.onAct}>
            {act}
          </Button>
        </>
      }
    >
      {(children || asked.error) && (
        <div className="grid gap-4">
          {children}
          {asked.error && <ErrorState title={<Trans>That did not work</Trans>}>{asked.error.message}</ErrorState>}
        </div>
      )}
    </Dialog>
  )
}
