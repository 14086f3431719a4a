import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { send } from '#platform/web/send.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { MailIcon, PasskeyIcon } from '#platform/web/ui/icon.tsx'
import { passkeyLogin } from '../second-factor-contract.ts'
import type { Arrive } from './arrival.ts'
import { FormError } from './form-error.tsx'
import { askForPasskey } from './passkey.ts'
import { useLoginFailed } from './use-failed.ts'

type PasswordlessWaysProps = { onArrive: Arrive; onAskForLink: () => void; asking: boolean }

export function PasswordlessWays({ onArrive, onAskForLink, asking }: PasswordlessWaysProps) {
  const onError = useLoginFailed()
  const byPasskey = useMutation({
    mutationFn: async () => send(passkeyLogin, { body: { response: await askForPasskey() } }),
    onSuccess: onArrive,
    onError,
  })
  return (
    <>
      <p className="my-5 flex items-center gap-3 text-12 text-subtle before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <Trans>or without a password</Trans>
      </p>
      <div className="grid grid-cols-2 gap-3 *:px-2">
        <Button
          look="secondary"
          icon={<PasskeyIcon size={20} />}
          pending={byPasskey.isPending}
          onClick={() => byPasskey.mutate()}
        >
          <Trans>Use a passkey</Trans>
        </Button>
        <Button look="secondary" icon={<MailIcon />} pending={asking} onClick={onAskForLink}>
          <Trans>Email me a link</Trans>
        </Button>
      </div>
      {byPasskey.error && <FormError>{byPasskey.error.message}</FormError>}
      <p className="mt-3 text-pretty text-12 text-muted">
        <Trans>
          The link works once, for 15 minutes. A passkey is your phone, laptop or security key: nothing to remember.
        </Trans>
      </p>
    </>
  )
}
