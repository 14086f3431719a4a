import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { Button } from '#platform/web/ui/button.tsx'
import { Facts } from '#platform/web/ui/card.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Field, Input } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useSend } from '#platform/web/use-endpoint.ts'
import { CompanyName, getUser, type Organization, renameOrganization, type User } from '../contract.ts'
import { organizationCan } from '../rules.ts'
import { useText } from './use-text.ts'

const Form = z.object({ companyName: CompanyName })

/** The name follows what others make of it, unless it is being edited here. */
function useNameForm(companyName: string) {
  const { t } = useLingui()
  return useForm({
    mode: 'onTouched',
    values: { companyName },
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(Form, {
      error: (issue) => (issue.code === 'too_big' ? t`Use at most 120 characters.` : t`Give the organization a name.`),
    }),
  })
}

function NameForm({ organization, locked }: { organization: Organization; locked: string | undefined }) {
  const { t } = useLingui()
  const { register, handleSubmit, formState, reset } = useNameForm(organization.companyName)
  const rename = useSend(renameOrganization, {
    invalidates: [renameOrganization.path, getUser.path],
    onSuccess: ({ companyName }) => {
      reset({ companyName })
      toast({ variant: 'success', title: t`Name saved`, description: companyName })
    },
  })
  return (
    <form noValidate onSubmit={handleSubmit((body) => rename.mutate({ body }))}>
      <Field
        label={<Trans>Organization name</Trans>}
        required={!locked}
        error={formState.errors.companyName?.message}
        help={locked ?? (formState.isDirty && <Trans>Saved until now: {organization.companyName}</Trans>)}
      >
        <Input {...register('companyName')} readOnly={Boolean(locked)} autoComplete="organization" />
      </Field>
      {rename.error && (
        <div className="mt-4">
          <ErrorState title={<Trans>The name was not saved</Trans>}>{rename.error.message}</ErrorState>
        </div>
      )}
      {!locked && (
        <Button type="submit" pending={rename.isPending} className="mt-4 max-md:w-full">
          <Trans>Save</Trans>
        </Button>
      )}
    </form>
  )
}

export function OrganizationName({ organization, user }: { organization: Organization; user: User }) {
  const { t, i18n } = useLingui()
  const read = useText()
  const country =
    new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(organization.country) ?? organization.country
  return (
    <>
      <NameForm organization={organization} locked={read(organizationCan.rename(user))} />
      <div className="mt-8">
        <Facts
          facts={[
            { term: t`Billing ID`, value: <span className="font-mono text-13">{organization.companyId}</span> },
            { term: t`Country`, value: country },
          ]}
        />
      </div>
    </>
  )
}
