import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TextLink } from '#platform/web/ui/link.tsx'
import { useSend } from '#platform/web/use-endpoint.ts'
import { requestPasswordReset } from '../account-contract.ts'
import { Door } from './door.tsx'
import { EmailForm } from './email-form.tsx'
import { MailSent } from './mail-sent.tsx'
import './texts.ts'

export default function ForgotPasswordPage() {
  const { t } = useLingui()
  const [email, setEmail] = useState<string>()
  const reset = useSend(requestPasswordReset, { invalidates: [], onSuccess: (_, { body }) => setEmail(body.email) })
  return (
    <Door
      head={t`Forgot password · Quai`}
      title={<Trans>Forgot your password?</Trans>}
      lead={<Trans>We send you a link to choose a new one.</Trans>}
    >
      {email ? (
        <MailSent onAgain={() => reset.mutate({ body: { email } })} pending={reset.isPending}>
          <Trans>If {email} has an account, a link is on its way. It works once, for 30 minutes.</Trans>
        </MailSent>
      ) : (
        <EmailForm
          act={<Trans>Send the link</Trans>}
          pending={reset.isPending}
          error={reset.error}
          onSubmit={(given) => reset.mutate({ body: { email: given } })}
        />
      )}
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-13">
        <TextLink to="/magic-link">
          <Trans>Sign in by a link instead</Trans>
        </TextLink>
        <TextLink to="/auth">
          <Trans>Back to sign in</Trans>
        </TextLink>
      </p>
    </Door>
  )
}
