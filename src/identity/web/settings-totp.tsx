/** Sets up the authenticator app: picture or key into the app, a code of the app back. */
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { CopyButton } from '#platform/web/ui/copy-button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { SkeletonBlock } from '#platform/web/ui/skeleton.tsx'
import { useSend } from '#platform/web/use-endpoint.ts'
import { confirmTotp, getSecondFactor } from '../second-factor-contract.ts'
import { CodeInput } from './code-input.tsx'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import { FormDialog } from './settings-form-dialog.tsx'

/** Drawing the picture takes a library that nobody else needs. */
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

type Setup = { secret: string; uri: string }

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

function IntoTheApp({ secret, uri }: Setup) {
  const { t } = useLingui()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Suspense fallback={<SkeletonBlock className="size-44" />}>
        <QrCode text={uri} label={t`QR code for the authenticator app`} />
      </Suspense>
      <div className="min-w-[200px] flex-1">
        <p className="text-muted">
          <Trans>Or type this key into the app, or open it on this device:</Trans>
        </p>
        <p className="mt-2 flex items-start gap-2 font-mono text-13 [overflow-wrap:anywhere]">
          <span>{inFours(secret)}</span>
          <CopyButton compact text={secret} label={t`Copy the key`} />
        </p>
        <a href={uri} className="mt-1 inline-flex min-h-6 items-center font-medium text-primary hover:underline">
          <Trans>Open in an app</Trans>
        </a>
      </div>
    </div>
  )
}

type TotpDialogProps = { setup: Setup; replaces: boolean; onClose: () => void }

export function TotpDialog({ setup, replaces, onClose }: TotpDialogProps) {
  const { t } = useLingui()
  const [codes, setCodes] = useState<readonly string[]>()
  const { handleSubmit, formState, control } = useForm({ defaultValues: { code: '' } })
  const confirm = useSend(confirmTotp, {
    invalidates: [getSecondFactor.path],
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
  })
  const submit = handleSubmit((body) => confirm.mutate({ body }))
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />
  return (
    <FormDialog
      title={replaces ? <Trans>Replace the authenticator app</Trans> : <Trans>Set up an authenticator app</Trans>}
      description={
        replaces ? (
          <Trans>The app that you have now works until a code of the new one is confirmed.</Trans>
        ) : (
          <Trans>Scan the picture with an app such as Aegis, 2FAS or the password manager that you use.</Trans>
        )
      }
      act={<Trans>Confirm</Trans>}
      pending={confirm.isPending}
      error={confirm.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <IntoTheApp {...setup} />
      <Field
        label={<Trans>Code that the app shows</Trans>}
        required
        error={formState.errors.code?.message}
        className="max-w-[336px]"
      >
        <Controller
          name="code"
          control={control}
          rules={{ validate: (code) => code.length === 6 || t`Type the six digits of the app.` }}
          render={({ field }) => (
            <CodeInput
              aria-label={undefined}
              ref={field.ref}
              value={field.value}
              onValueChange={field.onChange}
              onComplete={() => void submit()}
            />
          )}
        />
      </Field>
    </FormDialog>
  )
}
