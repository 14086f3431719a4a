/** A decision about a person asks for its reason: it is mailed to them and kept in their organization's log. */
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { z } from 'zod/mini'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog, DialogClose } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Field, Textarea } from '#platform/web/ui/field.tsx'
import { Reason } from '../staff-words.ts'

type ReasonDialogProps = {
  title: ReactNode
  /** what happens then, and to whom */
  description: ReactNode
  act: ReactNode
  danger?: boolean
  pending: boolean
  error: Error | null
  onAct: (reason: string) => void
  onClose: () => void
  /** what has to be chosen besides */
  children?: ReactNode
}

/** Is there while it is open: whoever shows it takes it away in `onClose`. */
export function ReasonDialog({ title, description, act, danger = false, children, ...asked }: ReasonDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const checked = z.safeParse(Reason, reason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (checked.success && !asked.pending) asked.onAct(checked.data)
  }
  return (
    <Dialog
      open
      alert={danger}
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
          <Button type="submit" form={formId} look={danger ? 'danger' : 'primary'} pending={asked.pending}>
            {act}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        {children}
        <Field
          label={<Trans>Reason</Trans>}
          required
          help={<Trans>The person reads it in a mail, word for word; it stays in the audit log.</Trans>}
          error={tried && !checked.success ? t`Give a reason of 3 to 500 characters.` : undefined}
        >
          <Textarea rows={3} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
        </Field>
        {asked.error && <ErrorState title={<Trans>That did not work</Trans>}>{asked.error.message}</ErrorState>}
      </form>
    </Dialog>
  )
}
