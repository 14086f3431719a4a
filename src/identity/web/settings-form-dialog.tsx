/** A dialog with a form: what it is about on top, the one act that it leads to at the end. */
import { Trans } from '@lingui/react/macro'
import { type FormEventHandler, type ReactNode, useId } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog, DialogClose } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'

type FormDialogProps = {
  title: ReactNode
  description?: ReactNode
  act: ReactNode
  pending: boolean
  error: Error | null
  onSubmit: FormEventHandler
  onClose: () => void
  children: ReactNode
}

/** Is there while it is open: whoever shows it takes it away in `onClose`. */
export function FormDialog({ title, description, act, children, ...asked }: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      open
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
          <Button type="submit" form={formId} pending={asked.pending}>
            {act}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={asked.onSubmit}>
        {children}
        {asked.error && <ErrorState title={<Trans>That did not work</Trans>}>{asked.error.message}</ErrorState>}
      </form>
    </Dialog>
  )
}
