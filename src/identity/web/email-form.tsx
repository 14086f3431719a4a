import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, Input } from '#platform/web/ui/field.tsx'
import { Email } from '../account-contract.ts'
import { FormError } from './form-error.tsx'

const Form = z.object({ email: Email })

type EmailFormProps = {
  act: ReactNode
  pending: boolean
  error: Error | null
  onSubmit: (email: string) => void
}

/** Asks for an address to send a link to. */
export function EmailForm({ act, pending, error, onSubmit }: EmailFormProps) {
  const { t } = useLingui()
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: '' },
    resolver: zodResolver(Form, { error: () => t`Enter an email address such as you@company.eu.` }),
  })
  return (
    <form noValidate onSubmit={handleSubmit(({ email }) => onSubmit(email))}>
      <Field label={<Trans>Email</Trans>} error={formState.errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="username" spellCheck={false} />
      </Field>
      <Button type="submit" size="lg" className="mt-6 w-full" pending={pending}>
        {act}
      </Button>
      {error && <FormError>{error.message}</FormError>}
    </form>
  )
}
