import { zodResolver } from '@hookform/resolvers/zod'
import { useLingui } from '@lingui/react/macro'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { Country, Email, PersonName, VatNumber } from '../account-contract.ts'
import { CompanyName } from '../contract.ts'
import { likelyCountry } from './countries.ts'

const Form = z.object({
  name: PersonName,
  email: Email,
  companyName: CompanyName,
  country: Country,
  vatNumber: z.union([z.literal(''), VatNumber]),
  password: z.string().check(z.minLength(1)),
  acceptTerms: z.literal(true),
  newsletter: z.boolean(),
})
export type RegisterOutput = z.output<typeof Form>
export type RegisterInput = Omit<z.input<typeof Form>, 'acceptTerms'> & { acceptTerms: boolean }
export type RegisterStart = Partial<Pick<RegisterInput, 'email' | 'companyName'>>
export type RegisterFormState = UseFormReturn<RegisterInput, unknown, RegisterOutput>

export function useRegisterForm(start: RegisterStart): RegisterFormState {
  const { t } = useLingui()
  const messages: Record<keyof RegisterInput, string> = {
    name: t`Enter your name, at most 120 characters.`,
    email: t`Enter an email address such as you@company.eu.`,
    companyName: t`Enter the name of the company, at most 120 characters.`,
    country: t`Choose a country.`,
    vatNumber: t`Two letters of the country, then the number: FR 12 345678901. Or leave it empty.`,
    password: t`Choose a password of 12 characters or more.`,
    acceptTerms: t`An account needs your agreement to the terms.`,
    newsletter: '',
  }
  return useForm<RegisterInput, unknown, RegisterOutput>({
    mode: 'onTouched',
    defaultValues: {
      name: '',
      email: '',
      companyName: '',
      country: likelyCountry(navigator.languages),
      vatNumber: '',
      password: '',
      acceptTerms: false,
      newsletter: false,
      ...start,
    },
    resolver: zodResolver(Form as z.ZodMiniType<RegisterOutput, RegisterInput>, {
      error: (issue) => messages[issue.path?.[0] as keyof RegisterInput],
    }),
  })
}
