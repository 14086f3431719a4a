import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/checkbox.tsx'
import { CopyButton } from '#platform/web/ui/copy-button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Field, Input } from '#platform/web/ui/field.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import type { User } from '../contract.ts'
import { createToken } from '../token-contract.ts'
import { scopesOf } from '../token-scopes.ts'
import { useConfirmed } from './confirm-identity.tsx'
import { useScopeNames } from './scope-names.ts'
import { FormDialog } from './settings-form-dialog.tsx'

const lifetimes = [7, 30, 90, 180, 365] as const

type Wish = { name: string; scopes: string[]; days: string }

function ShowToken({ name, token, onClose }: { name: string; token: string; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      blocking
      title={<Trans>{name} is ready</Trans>}
      description={<Trans>Copy it now: it is not shown again. Treat it like a password.</Trans>}
      footer={
        <Button onClick={onClose}>
          <Trans>I have copied it</Trans>
        </Button>
      }
    >
      <div className="flex items-center gap-2 rounded-card border border-line bg-sunken py-2 pr-2 pl-4">
        <code className="min-w-0 flex-1 select-all font-mono text-13 break-all">{token}</code>
        <CopyButton text={token} label={t`Copy the token`} />
      </div>
    </Dialog>
  )
}

function Scopes({ user, form }: { user: User; form: ReturnType<typeof useForm<Wish>> }) {
  const { t } = useLingui()
  const names: Readonly<Record<string, string>> = useScopeNames()
  return (
    <Field
      label={<Trans>It may</Trans>}
      group
      required
      error={form.formState.errors.scopes?.message}
      help={<Trans>Choose as little as it needs. What your role loses, it loses too.</Trans>}
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        {scopesOf(user).map((scope) => (
          <Checkbox
            key={scope}
            value={scope}
            label={names[scope] ?? scope}
            {...form.register('scopes', {
              validate: (chosen) => chosen.length > 0 || t`Choose at least one thing that it may do.`,
            })}
          />
        ))}
      </div>
    </Field>
  )
}

export function CreateToken({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui()
  const form = useForm<Wish>({ defaultValues: { name: '', scopes: [], days: '90' } })
  const [made, setMade] = useState<{ name: string; token: string }>()
  const create = useConfirmed(createToken, { onSuccess: setMade })
  if (made) return <ShowToken name={made.name} token={made.token} onClose={onClose} />
  const submit = form.handleSubmit(({ name, scopes, days }) => {
    const chosen = scopesOf(user).filter((scope) => scopes.includes(scope))
    create.mutate({ body: { name, scopes: [...chosen], days: Number(days) } })
  })
  return (
    <FormDialog
      title={<Trans>Create a token</Trans>}
      act={<Trans>Create token</Trans>}
      pending={create.isPending}
      error={create.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={<Trans>Name</Trans>}
        required
        error={form.formState.errors.name?.message}
        help={<Trans>Where it will be used, such as “terraform-ci”.</Trans>}
      >
        <Input
          {...form.register('name', { validate: (name) => name.trim() !== '' || t`Give the token a name.` })}
          maxLength={64}
          autoComplete="off"
        />
      </Field>
      <Scopes user={user} form={form} />
      <Field label={<Trans>Expires after</Trans>}>
        <Controller
          name="days"
          control={form.control}
          render={({ field }) => (
            <Select
              value={field.value}
              onValueChange={field.onChange}
              options={lifetimes.map((days) => ({ value: String(days), label: t`${days} days` }))}
            />
          )}
        />
      </Field>
    </FormDialog>
  )
}
