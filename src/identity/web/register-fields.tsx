import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { Checkbox } from '#platform/web/ui/checkbox.tsx'
import { Combobox } from '#platform/web/ui/combobox.tsx'
import { Field, Input, PasswordInput } from '#platform/web/ui/field.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { Shape } from '#platform/web/ui/shape.tsx'
import { countryOptions } from './countries.ts'
import { PasswordMeter } from './password-meter.tsx'
import type { RegisterFormState } from './use-register-form.ts'

type Part = { form: RegisterFormState }

export function PersonFields({ form: { register, formState }, fixed }: Part & { fixed: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <Field label={<Trans>Your name</Trans>} error={formState.errors.name?.message}>
        <Input {...register('name')} autoComplete="name" placeholder={t`First and last name`} />
      </Field>
      <Field label={<Trans>Work email</Trans>} error={formState.errors.email?.message}>
        <Input
          {...register('email')}
          type="email"
          autoComplete="email"
          placeholder={t`you@company.eu`}
          readOnly={fixed}
        />
      </Field>
    </>
  )
}

export function CompanyFields({ form: { register, formState, control } }: Part) {
  const { t, i18n } = useLingui()
  const countries = useMemo(() => countryOptions(i18n.locale), [i18n.locale])
  return (
    <>
      <Field
        label={<Trans>Company</Trans>}
        error={formState.errors.companyName?.message}
        help={<Trans>Already on Quai? Its owner is asked to let you in.</Trans>}
      >
        <Input {...register('companyName')} autoComplete="organization" placeholder={t`Legal name`} />
      </Field>
      <Field
        label={<Trans>Country</Trans>}
        error={formState.errors.country?.message}
        help={<Trans>Sets VAT and the language of invoices.</Trans>}
      >
        <Controller
          control={control}
          name="country"
          render={({ field }) => (
            <Combobox
              options={countries}
              value={field.value}
              onValueChange={field.onChange}
              searchPlaceholder={t`Search a country`}
            />
          )}
        />
      </Field>
    </>
  )
}

export function SecretFields({ form, invited }: Part & { invited: boolean }) {
  const { register, formState, control } = form
  const [password, name, email, companyName] = useWatch({
    control,
    name: ['password', 'name', 'email', 'companyName'],
  })
  return (
    <>
      {!invited && (
        <Field
          label={<Trans>VAT number</Trans>}
          optional
          error={formState.errors.vatNumber?.message}
          help={<Trans>Can be added later.</Trans>}
        >
          <Input {...register('vatNumber')} placeholder="FR 12 345678901" autoComplete="off" spellCheck={false} />
        </Field>
      )}
      <div>
        <Field label={<Trans>Password</Trans>} error={formState.errors.password?.message}>
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </Field>
        {/* an error under the field says the same already */}
        {!formState.errors.password && <PasswordMeter password={password} words={[name, email, companyName]} />}
      </div>
    </>
  )
}

export function Agreements({ form: { register, formState } }: Part) {
  const error = formState.errors.acceptTerms?.message
  return (
    <div className="mt-4 grid gap-1 justify-items-start">
      <Checkbox
        {...register('acceptTerms')}
        {...(error && { 'aria-invalid': true })}
        label={
          <Trans>
            I accept the{' '}
            <TextLink to="/terms" target="_blank">
              terms
            </TextLink>{' '}
            and have read the{' '}
            <TextLink to="/privacy-policy" target="_blank">
              privacy policy
            </TextLink>
            .
          </Trans>
        }
      />
      {error && (
        <p className="flex gap-1.5 text-13 text-danger">
          <span className="mt-1">
            <Shape kind="fail" size={10} />
          </span>
          {error}
        </p>
      )}
      <Checkbox {...register('newsletter')} label={<Trans>Send me the newsletter, about once a month.</Trans>} />
    </div>
  )
}
