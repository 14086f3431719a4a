import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, Input, PasswordInput } from '#platform/web/ui/field.tsx'
import { TextButton, TextLink } from '#platform/web/ui/link.tsx'
import { useSend } from '#platform/web/use-endpoint.ts'
import { Email, login } from '../account-contract.ts'
import type { Arrive } from './arrival.ts'
import { FormError } from './form-error.tsx'
import { MagicLinkSent, useMagicLink } from './magic-link.tsx'
import { PasswordlessWays } from './passwordless-ways.tsx'
import { useLoginFailed } from './use-failed.ts'

const Form = z.object({ email: Email, password: z.string().check(z.minLength(1)) })

function useSignInForm() {
  const { t } = useLingui()
  return useForm({
    mode: 'onSubmit',
    defaultValues: { email: '', password: '' },
    resolver: zodResolver(Form, {
      error: (issue) => (issue.path?.[0] === 'email' ? t`Enter your email address.` : t`Enter your password.`),
    }),
  })
}

type SignInFormProps = { onArrive: Arrive; onSecondStep: () => void }

export function SignInForm({ onArrive, onSecondStep }: SignInFormProps) {
  const { register, handleSubmit, formState, trigger, getValues } = useSignInForm()
  const [linkTo, setLinkTo] = useState<string>()
  const onError = useLoginFailed()
  const signIn = useSend(login, {
    invalidates: [],
    onError,
    // Section 4: "If the login answer carries mfaRequired, nothing is stored".
    onSuccess: (reply) => ('mfaRequired' in reply ? onSecondStep() : onArrive(reply)),
  })
  const link = useMagicLink(setLinkTo)
  const askForLink = async () => {
    if (await trigger('email', { shouldFocus: true })) link.mutate({ body: { email: getValues('email') } })
  }
  if (linkTo) {
    return (
      <MagicLinkSent
        email={linkTo}
        link={link}
        end={
          <TextButton onClick={() => setLinkTo(undefined)}>
            <Trans>Use another way</Trans>
          </TextButton>
        }
      />
    )
  }
  return (
    <div>
      <form noValidate className="grid gap-4" onSubmit={handleSubmit((body) => signIn.mutate({ body }))}>
        <Field label={<Trans>Email</Trans>} error={formState.errors.email?.message}>
          <Input {...register('email')} type="email" autoComplete="username" spellCheck={false} />
        </Field>
        <Field
          label={<Trans>Password</Trans>}
          error={formState.errors.password?.message}
          aside={
            <TextLink to="/forgot-password">
              <Trans>Forgot password?</Trans>
            </TextLink>
          }
        >
          <PasswordInput {...register('password')} />
        </Field>
        <div className="mt-2">
          <Button type="submit" size="lg" className="w-full" pending={signIn.isPending}>
            <Trans>Sign in</Trans>
          </Button>
          {signIn.error && <FormError>{signIn.error.message}</FormError>}
        </div>
      </form>
      <PasswordlessWays onArrive={onArrive} onAskForLink={() => void askForLink()} asking={link.isPending} />
      {link.error && <FormError>{link.error.message}</FormError>}
    </div>
  )
}
