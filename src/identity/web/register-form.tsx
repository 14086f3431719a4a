import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CallInput } from '#platform/endpoint.ts'
import { currentLanguage } from '#platform/web/language.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { MailIcon } from '#platform/web/ui/icon.tsx'
import { useSend } from '#platform/web/use-endpoint.ts'
import { register as registerAccount } from '../account-contract.ts'
import type { Arrive } from './arrival.ts'
import { fieldErrors } from './field-errors.ts'
import { FormError } from './form-error.tsx'
import { refusalOf } from './new-password.ts'
import { Agreements, CompanyFields, PersonFields, SecretFields } from './register-fields.tsx'
import { useRegistrationFailed } from './use-failed.ts'
import { type RegisterInput, type RegisterOutput, type RegisterStart, useRegisterForm } from './use-register-form.ts'
import { useText } from './use-text.ts'

type Invited = { token: string; email: string; companyName: string }

function bodyOf({ vatNumber, ...values }: RegisterOutput, invited: Invited | undefined) {
  return {
    ...values,
    language: currentLanguage(),
    ...(vatNumber !== '' && { vatNumber }),
    ...(invited && { invitation: invited.token }),
  } satisfies CallInput<typeof registerAccount>['body']
}

function startOf(invited: Invited | undefined): RegisterStart {
  return invited ? { email: invited.email, companyName: invited.companyName } : {}
}

/** Opens an account. An invitation fixes the address and the company; what it joins is decided by its token. */
export function RegisterForm({ onArrive, invited }: { onArrive: Arrive; invited?: Invited }) {
  const form = useRegisterForm(startOf(invited))
  const read = useText()
  const failed = useRegistrationFailed()
  const [held, setHeld] = useState<string>()
  const create = useSend(registerAccount, {
    invalidates: [],
    onError: (error) => {
      failed(error)
      for (const [field, message] of Object.entries(fieldErrors(error))) {
        if (field in form.getValues()) form.setError(field as keyof RegisterInput, { message })
      }
    },
    onSuccess: (reply) => ('pendingApproval' in reply ? setHeld(reply.message) : onArrive(reply)),
  })
  const submit = form.handleSubmit(async (values) => {
    const refusal = await refusalOf(values.password, [values.name, values.email, values.companyName])
    if (refusal) form.setError('password', { message: read(refusal) ?? '' }, { shouldFocus: true })
    else create.mutate({ body: bodyOf(values, invited) })
  })
  if (held) return <Held message={held} />
  return (
    <form noValidate onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PersonFields form={form} fixed={invited !== undefined} />
        {!invited && <CompanyFields form={form} />}
        <SecretFields form={form} invited={invited !== undefined} />
      </div>
      <Agreements form={form} />
      <Submit pending={create.isPending} invited={invited !== undefined} />
      {create.error && <FormError>{create.error.message}</FormError>}
    </form>
  )
}

function Submit({ pending, invited }: { pending: boolean; invited: boolean }) {
  return (
    <>
      <Button
        type="submit"
        look="secondary"
        size="lg"
        // Alone on a narrow screen it is the main thing to do; beside "Sign in" it is the second.
        className="mt-6 w-full max-lg:border-transparent! max-lg:bg-primary! max-lg:text-on-primary!"
        pending={pending}
      >
        <Trans>Create account</Trans>
      </Button>
      {!invited && (
        <p className="mt-1 flex gap-1.5 text-12 text-muted">
          <MailIcon size={14} className="mt-px" />
          <Trans>We then send a link to verify the address. You can look around before opening it.</Trans>
        </p>
      )}
    </>
  )
}

function Held({ message }: { message: string }) {
  const { t } = useLingui()
  return (
    <div role="status">
      <h3 className="text-18">{t`Your registration is waiting`}</h3>
      <p className="mt-1 text-pretty text-muted">{message}</p>
    </div>
  )
}
