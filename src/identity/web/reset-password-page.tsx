import { Trans, useLingui } from '@lingui/react/macro'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, PasswordInput } from '#platform/web/ui/field.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useSend } from '#platform/web/use-endpoint.ts'
import { resetPassword } from '../account-contract.ts'
import { Door } from './door.tsx'
import { fieldErrors } from './field-errors.ts'
import { FormError } from './form-error.tsx'
import { useLinkToken } from './link-token.ts'
import { refusalOf } from './new-password.ts'
import { NoToken } from './no-token.tsx'
import { PasswordMeter } from './password-meter.tsx'
import './texts.ts'
import { useText } from './use-text.ts'

function NewPassword({ token }: { token: string }) {
  const { t } = useLingui()
  const read = useText()
  const navigate = useNavigate()
  const { register, handleSubmit, formState, setError, control } = useForm({ defaultValues: { password: '' } })
  const password = useWatch({ control, name: 'password' })
  const save = useSend(resetPassword, {
    onError: (error) => {
      const refused = fieldErrors(error).password
      if (refused) setError('password', { message: refused })
    },
    onSuccess: async () => {
      toast({ variant: 'success', title: t`Password changed`, description: t`Sign in with the new one.` })
      await navigate('/auth', { replace: true })
    },
  })
  const submit = handleSubmit(async (given) => {
    const refusal = await refusalOf(given.password, [])
    if (refusal) setError('password', { message: read(refusal) ?? '' }, { shouldFocus: true })
    else save.mutate({ body: { token, password: given.password } })
  })
  return (
    <form noValidate onSubmit={submit}>
      <Field label={<Trans>New password</Trans>} error={formState.errors.password?.message}>
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      {!formState.errors.password && <PasswordMeter password={password} words={[]} />}
      <Button type="submit" size="lg" className="mt-6 w-full" pending={save.isPending}>
        <Trans>Change password</Trans>
      </Button>
      {save.error && <FormError>{save.error.message}</FormError>}
    </form>
  )
}

export default function ResetPasswordPage() {
  const { t } = useLingui()
  const token = useLinkToken()
  const another = (
    <TextLink to="/forgot-password">
      <Trans>Ask for another link</Trans>
    </TextLink>
  )
  return (
    <Door
      head={t`New password · Quai`}
      title={<Trans>Choose a new password</Trans>}
      lead={<Trans>Every device that is signed in will be signed out.</Trans>}
    >
      {token ? <NewPassword token={token} /> : <NoToken link={another} />}
      {token && <p className="mt-4 text-13">{another}</p>}
    </Door>
  )
}
