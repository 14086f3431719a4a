import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { MailIcon } from '#platform/web/ui/icon.tsx'
import { TextButton } from '#platform/web/ui/link.tsx'
import { Shape } from '#platform/web/ui/shape.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useSend } from '#platform/web/use-endpoint.ts'
import { resendVerification } from '../account-contract.ts'
import type { User } from '../contract.ts'
import { dismissVerification, isVerificationDismissed } from './session-traces.ts'

/** Sections 4 and 8 of the specification, texts included. One way out, and not twice in a session. */
export function VerificationDialog({ user }: { user: User }) {
  const [dismissed, setDismissed] = useState(() => isVerificationDismissed(user.id))
  const dismiss = () => {
    dismissVerification(user.id)
    setDismissed(true)
  }
  return (
    <Dialog
      open={!dismissed}
      blocking
      icon={<MailIcon size={28} className="text-warning" />}
      title={<Trans>Email Verification Required</Trans>}
      description={
        <Trans>
          We sent a link to <strong className="font-medium text-ink [overflow-wrap:anywhere]">{user.email}</strong>.
          Open it to confirm that the address is yours: your invoices and alerts go there.
        </Trans>
      }
      footer={
        <>
          <Resend email={user.email} />
          <TextButton onClick={dismiss} className="mx-auto text-13 text-muted! decoration-current/40!">
            <Trans>Continue Without Verification (Not Recommended)</Trans>
          </TextButton>
        </>
      }
    />
  )
}

/** Idle, sending, sent. */
function Resend({ email }: { email: string }) {
  const { t } = useLingui()
  const resend = useSend(resendVerification, {
    invalidates: [],
    onSuccess: () =>
      void toast({
        variant: 'success',
        title: t`Verification Email Sent`,
        description: t`Please check your email for the verification link.`,
      }),
    onError: () =>
      void toast({
        variant: 'destructive',
        title: t`Error`,
        description: t`Failed to resend verification email. Please try again.`,
      }),
  })
  if (resend.isSuccess) {
    return (
      <p role="status" className="flex min-h-11 items-center gap-2 font-medium text-success">
        <Shape kind="ok" />
        <Trans>New verification email sent successfully!</Trans>
      </p>
    )
  }
  return (
    <Button size="lg" className="w-full" pending={resend.isPending} onClick={() => resend.mutate({ body: { email } })}>
      {resend.isPending ? <Trans>Sending...</Trans> : <Trans>Resend Verification Email</Trans>}
    </Button>
  )
}
