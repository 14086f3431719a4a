import { Trans, useLingui } from '@lingui/react/macro'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { Shape } from '#platform/web/ui/shape.tsx'
import { useSend } from '#platform/web/use-endpoint.ts'
import { verifyEmail } from '../account-contract.ts'
import { getUser } from '../contract.ts'
import { Door } from './door.tsx'
import { FormError } from './form-error.tsx'
import { useLinkToken } from './link-token.ts'
import { NoToken } from './no-token.tsx'
import './texts.ts'
import { useUser } from './use-user.ts'

/** Both addresses that a verification mail may lead to: /verify-email and /verify-registration-email. */
export default function VerifyEmailPage() {
  const { t } = useLingui()
  const token = useLinkToken()
  const verify = useSend(verifyEmail, { invalidates: [getUser.path] })
  return (
    <Door head={t`Verify your email · Quai`} title={<Trans>Verify your email address</Trans>}>
      {verify.isSuccess ? (
        <Verified />
      ) : token ? (
        <>
          <p className="mb-6 text-muted">
            <Trans>One press confirms that this address is yours: your invoices and alerts go there.</Trans>
          </p>
          <Button
            size="lg"
            className="w-full"
            pending={verify.isPending}
            onClick={() => verify.mutate({ body: { token } })}
          >
            <Trans>Verify this address</Trans>
          </Button>
          {verify.error && <FormError>{verify.error.message}</FormError>}
        </>
      ) : (
        <NoToken
          link={
            <TextLink to="/auth">
              <Trans>Go to sign in</Trans>
            </TextLink>
          }
        />
      )}
    </Door>
  )
}

function Verified() {
  const { data: user } = useUser()
  return (
    <>
      <p role="status" className="mb-6 flex items-center gap-2">
        <span className="text-success">
          <Shape kind="ok" />
        </span>
        <Trans>Your email address is verified.</Trans>
      </p>
      <ButtonLink to={user ? '/settings' : '/auth'} size="lg" className="w-full">
        {user ? <Trans>Continue</Trans> : <Trans>Sign in</Trans>}
      </ButtonLink>
    </>
  )
}
