import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { useSend } from '#platform/web/use-endpoint.ts'
import { magicLinkLogin } from '../account-contract.ts'
import { useArrival } from './arrival.ts'
import { Door } from './door.tsx'
import { FormError } from './form-error.tsx'
import { useLinkToken } from './link-token.ts'
import { NoToken } from './no-token.tsx'
import { SecondStep } from './second-step.tsx'
import './texts.ts'
import { useLoginFailed } from './use-failed.ts'

function Another() {
  return (
    <TextLink to="/magic-link">
      <Trans>Ask for another link</Trans>
    </TextLink>
  )
}

export default function MagicLinkLoginPage() {
  const { t } = useLingui()
  const token = useLinkToken()
  const arrive = useArrival()
  const onError = useLoginFailed()
  const [secondStep, setSecondStep] = useState(false)
  const signIn = useSend(magicLinkLogin, {
    invalidates: [],
    onError,
    onSuccess: (reply) => ('mfaRequired' in reply ? setSecondStep(true) : arrive(reply)),
  })
  return (
    <Door head={t`Sign in · Quai`} title={<Trans>Sign in by your link</Trans>}>
      {secondStep ? (
        <SecondStep onArrive={arrive} onStartOver={() => setSecondStep(false)} />
      ) : token ? (
        <>
          <p className="mb-6 text-muted">
            <Trans>The link works once. Press the button to use it on this device.</Trans>
          </p>
          <Button
            size="lg"
            className="w-full"
            pending={signIn.isPending}
            onClick={() => signIn.mutate({ body: { token } })}
          >
            <Trans>Sign in</Trans>
          </Button>
          {signIn.error && (
            <>
              <FormError>{signIn.error.message}</FormError>
              <p className="mt-4 text-13">
                <Another />
              </p>
            </>
          )}
        </>
      ) : (
        <NoToken link={<Another />} />
      )}
    </Door>
  )
}
