import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Field, PasswordInput } from '#platform/web/ui/field.tsx'
import { KeyIcon } from '#platform/web/ui/icon.tsx'
import { TextButton } from '#platform/web/ui/link.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { changePassword, listSessions } from '../account-contract.ts'
import type { User } from '../contract.ts'
import { useConfirmed } from './confirm-identity.tsx'
import { refusalOf } from './new-password.ts'
import { PasswordMeter } from './password-meter.tsx'
import { FormDialog } from './settings-form-dialog.tsx'
import { Row } from './settings-part.tsx'
import { useText } from './use-text.ts'

function ChangePassword({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui()
  const { register, handleSubmit, formState, control } = useForm({ defaultValues: { password: '' } })
  const read = useText()
  const words = [user.name, user.email, user.companyName]
  const password = useWatch({ control, name: 'password' })
  const change = useConfirmed(changePassword, {
    invalidates: [listSessions.path],
    onSuccess: () => {
      toast({ variant: 'success', title: t`Password changed`, description: t`Your other sessions have ended.` })
      onClose()
    },
  })
  return (
    <FormDialog
      title={<Trans>Change your password</Trans>}
      description={<Trans>All your other sessions end, and you are told by mail.</Trans>}
      act={<Trans>Change password</Trans>}
      pending={change.isPending}
      error={change.error}
      onSubmit={handleSubmit((body) => change.mutate({ body }))}
      onClose={onClose}
    >
      <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
      <div>
        <Field label={<Trans>New password</Trans>} required error={formState.errors.password?.message}>
          <PasswordInput
            {...register('password', {
              validate: async (typed) => (typed === '' ? t`Type a new password.` : read(await refusalOf(typed, words))),
            })}
            autoComplete="new-password"
          />
        </Field>
        {/* its judgement and the error are the same sentence */}
        {!formState.errors.password && <PasswordMeter password={password} words={words} />}
      </div>
    </FormDialog>
  )
}

export function PasswordRow({ user }: { user: User }) {
  const { t } = useLingui()
  const [changing, setChanging] = useState(false)
  return (
    <>
      <Row
        icon={<KeyIcon size={20} />}
        title={<Trans>Password</Trans>}
        note={<Trans>At least 12 characters that nobody would guess</Trans>}
        actions={
          <TextButton quiet aria-label={t`Change your password`} onClick={() => setChanging(true)}>
            <Trans>Change</Trans>
          </TextButton>
        }
      />
      {changing && <ChangePassword user={user} onClose={() => setChanging(false)} />}
    </>
  )
}
