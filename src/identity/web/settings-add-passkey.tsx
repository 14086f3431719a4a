import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Field, Input } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useSend } from '#platform/web/use-endpoint.ts'
import { addPasskey, getSecondFactor, startPasskey } from '../second-factor-contract.ts'
import { useConfirmed } from './confirm-identity.tsx'
import { deviceIn } from './device-name.ts'
import { makePasskey } from './make-passkey.ts'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import { FormDialog } from './settings-form-dialog.tsx'

/** Options from the server, a key from the browser, the key to the server: one act for the person. */
function useAddPasskey(nameOf: () => string, onAdded: (recoveryCodes: readonly string[]) => void) {
  const { t } = useLingui()
  const keep = useSend(addPasskey, {
    invalidates: [getSecondFactor.path],
    onSuccess: ({ passkey, recoveryCodes }) => {
      // With codes to keep there is a dialog that says it, and a message would cover it on a phone.
      if (recoveryCodes.length === 0) toast({ variant: 'success', title: t`Passkey added`, description: passkey.name })
      onAdded(recoveryCodes)
    },
  })
  return useConfirmed(startPasskey, {
    invalidates: [],
    onSuccess: async (options) => {
      await keep.mutateAsync({ body: { name: nameOf(), response: await makePasskey(options) } })
    },
  })
}

export function AddPasskey({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [codes, setCodes] = useState<readonly string[]>()
  const { browser, system } = deviceIn(navigator.userAgent)
  const { register, handleSubmit, formState, getValues } = useForm({
    defaultValues: { name: browser && system ? t`${browser} on ${system}` : '' },
  })
  const add = useAddPasskey(
    () => getValues('name').trim(),
    (made) => (made.length > 0 ? setCodes(made) : onClose()),
  )
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />
  return (
    <FormDialog
      title={<Trans>Add a passkey</Trans>}
      description={<Trans>Your browser asks next for a fingerprint, a face, a PIN or a security key.</Trans>}
      act={<Trans>Continue</Trans>}
      pending={add.isPending}
      error={add.error}
      onSubmit={handleSubmit(() => add.mutate({ body: {} }))}
      onClose={onClose}
    >
      <Field
        label={<Trans>Name</Trans>}
        required
        error={formState.errors.name?.message}
        help={<Trans>To know it again in your list.</Trans>}
      >
        <Input
          {...register('name', { validate: (name) => name.trim() !== '' || t`Give the passkey a name.` })}
          maxLength={64}
        />
      </Field>
    </FormDialog>
  )
}
