import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TextLink } from '#platform/web/ui/link.tsx'
import { Door } from './door.tsx'
import { EmailForm } from './email-form.tsx'
import { MagicLinkSent, useMagicLink } from './magic-link.tsx'
import './texts.ts'

/** Asks for a link; /magic-link-login spends it. */
export default function MagicLinkPage() {
  const { t } = useLingui()
  const [email, setEmail] = useState<string>()
  const link = useMagicLink(setEmail)
  return (
    <Door
      head={t`Sign in by a link · Quai`}
      title={<Trans>Sign in by a link</Trans>}
      lead={<Trans>No password: we send a link to your mailbox.</Trans>}
    >
      {email ? (
        <MagicLinkSent email={email} link={link} />
      ) : (
        <EmailForm
          act={<Trans>Email me a link</Trans>}
          pending={link.isPending}
          error={link.error}
          onSubmit={(given) => link.mutate({ body: { email: given } })}
        />
      )}
      <p className="mt-6 text-13">
        <TextLink to="/auth">
          <Trans>Back to sign in</Trans>
        </TextLink>
      </p>
    </Door>
  )
}
