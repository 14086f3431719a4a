import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '#platform/web/send.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, Input } from '#platform/web/ui/field.tsx'
import { TextButton } from '#platform/web/ui/link.tsx'
import { giveSecondFactor, passkeySecondFactor } from '../second-factor-contract.ts'
import type { Arrive } from './arrival.ts'
import { CodeInput } from './code-input.tsx'
import { FormError } from './form-error.tsx'
import { askForPasskey } from './passkey.ts'
import { useLoginFailed } from './use-failed.ts'

type SecondStepProps = { onArrive: Arrive; onStartOver: () => void }

/** The password was right; the session opens with a code of the app, a recovery code or a passkey. */
export function SecondStep({ onArrive, onStartOver }: SecondStepProps) {
  const [recovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const onError = useLoginFailed()
  const give = useMutation({
    mutationFn: (given: string) => send(giveSecondFactor, { body: { code: given } }),
    onSuccess: onArrive,
    onError: (error) => {
      setCode('')
      onError(error)
    },
  })
  const byPasskey = useMutation({
    mutationFn: async () => send(passkeySecondFactor, { body: { response: await askForPasskey() } }),
    onSuccess: onArrive,
    onError,
  })
  const error = give.error ?? byPasskey.error
  const toggle = () => {
    setRecovery(!recovery)
    setCode('')
    give.reset()
  }
  const submit = () => !give.isPending && code !== '' && give.mutate(code)
  return (
    <div>
      <h2 className="text-22">
        <Trans>One more step</Trans>
      </h2>
      <p className="mt-1 mb-6 text-muted">
        {recovery ? (
          <Trans>Enter one of the recovery codes that you kept. Each works once.</Trans>
        ) : (
          <Trans>Enter the six digits shown by your authenticator app.</Trans>
        )}
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <CodeField recovery={recovery} code={code} onCode={setCode} onComplete={(given) => give.mutate(given)} />
        <Button type="submit" size="lg" className="mt-6 w-full" pending={give.isPending}>
          <Trans>Continue</Trans>
        </Button>
      </form>
      {error && <FormError>{error.message}</FormError>}
      <div className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-13">
        <TextButton onClick={toggle}>
          {recovery ? <Trans>Use the authenticator app</Trans> : <Trans>Use a recovery code</Trans>}
        </TextButton>
        <TextButton onClick={() => byPasskey.mutate()}>
          <Trans>Use a passkey</Trans>
        </TextButton>
        <TextButton onClick={onStartOver}>
          <Trans>Start over</Trans>
        </TextButton>
      </div>
    </div>
  )
}

type CodeFieldProps = {
  recovery: boolean
  code: string
  onCode: (code: string) => void
  onComplete: (code: string) => void
}

function CodeField({ recovery, code, onCode, onComplete }: CodeFieldProps) {
  const { t } = useLingui()
  if (!recovery) return <CodeInput autoFocus value={code} onValueChange={onCode} onComplete={onComplete} />
  return (
    <Field label={t`Recovery code`}>
      <Input
        autoFocus
        value={code}
        onChange={(event) => onCode(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="font-mono"
      />
    </Field>
  )
}
