import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '#platform/web/send.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Field, Input, PasswordInput } from '#platform/web/ui/field.tsx'
import { PasskeyIcon } from '#platform/web/ui/icon.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { confirmPassword } from '../account-contract.ts'
import type { User } from '../contract.ts'
import { confirmWithCode, confirmWithPasskey } from '../second-factor-contract.ts'
import { answerConfirmation } from './confirmation.ts'
import { FormError } from './form-error.tsx'
import { askForPasskey } from './passkey.ts'

type Way = 'password' | 'code' | 'passkey'

/** A dangerous act waits until the person has shown again who they are: by password, code or passkey. */
export function ConfirmationDialog({ user }: { user: User }) {
  const { t } = useLingui()
  const [way, setWay] = useState<Way>('password')
  const [secret, setSecret] = useState('')
  const confirm = useMutation({
    mutationFn: async (): Promise<object> => {
      if (way === 'passkey') return send(confirmWithPasskey, { body: { response: await askForPasskey() } })
      if (way === 'code') return send(confirmWithCode, { body: { code: secret } })
      return send(confirmPassword, { body: { password: secret } })
    },
    onSuccess: () => answerConfirmation(true),
    onError: () => setSecret(''),
  })
  const choose = (next: Way) => {
    setWay(next)
    setSecret('')
    confirm.reset()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && answerConfirmation(false)}
      title={<Trans>Is it still you?</Trans>}
      description={<Trans>What you are about to do is dangerous. Show that you are {user.name}.</Trans>}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!confirm.isPending && (way === 'passkey' || secret !== '')) confirm.mutate()
        }}
      >
        <Segmented
          label={t`How`}
          value={way}
          onValueChange={choose}
          className="w-full"
          segments={[
            { value: 'password', label: t`Password` },
            { value: 'code', label: t`Code` },
            { value: 'passkey', label: t`Passkey` },
          ]}
        />
        <Secret way={way} secret={secret} onSecret={setSecret} />
        <div>
          <Button
            type="submit"
            size="lg"
            className="w-full"
            pending={confirm.isPending}
            icon={way === 'passkey' && <PasskeyIcon size={20} />}
          >
            {way === 'passkey' ? <Trans>Use a passkey</Trans> : <Trans>Confirm</Trans>}
          </Button>
          {confirm.error && <FormError>{confirm.error.message}</FormError>}
        </div>
      </form>
    </Dialog>
  )
}

function Secret({ way, secret, onSecret }: { way: Way; secret: string; onSecret: (secret: string) => void }) {
  if (way === 'passkey') return null
  if (way === 'password') {
    return (
      <Field key="password" label={<Trans>Your password</Trans>}>
        <PasswordInput autoFocus value={secret} onChange={(event) => onSecret(event.target.value)} />
      </Field>
    )
  }
  return (
    <Field
      key="code"
      label={<Trans>Code</Trans>}
      help={<Trans>Six digits of your authenticator app, or a recovery code.</Trans>}
    >
      <Input
        autoFocus
        value={secret}
        onChange={(event) => onSecret(event.target.value)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        className="font-mono"
      />
    </Field>
  )
}
