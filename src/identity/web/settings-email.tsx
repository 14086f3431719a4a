import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { Field, Input } from '#platform/web/ui/field.tsx'
import { MailIcon } from '#platform/web/ui/icon.tsx'
import { TextButton } from '#platform/web/ui/link.tsx'
import { StatusMark } from '#platform/web/ui/status.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { changeEmail } from '../account-contract.ts'
import type { User } from '../contract.ts'
import { useConfirmed } from './confirm-identity.tsx'
import { FormDialog } from './settings-form-dialog.tsx'
import { Row } from './settings-part.tsx'

const Form = z.object({ email: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254)) })

function ChangeEmail({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui()
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: '' },
    resolver: zodResolver(Form, { error: () => t`Give an address such as name@company.example.` }),
  })
  const change = useConfirmed(changeEmail, {
    invalidates: [],
    onSuccess: (_, { body }) => {
      toast({
        variant: 'success',
        title: t`Look into your mailbox`,
        description: t`We sent a link to ${body.email}. The address changes when you open it.`,
      })
      onClose()
    },
  })
  return (
    <FormDialog
      title={<Trans>Change your email address</Trans>}
      description={<Trans>Until you open the link that we send to the new address, {user.email} stays.</Trans>}
      act={<Trans>Send the link</Trans>}
      pending={change.isPending}
      error={change.error}
      onSubmit={handleSubmit((body) => change.mutate({ body }))}
      onClose={onClose}
    >
      <Field label={<Trans>New email address</Trans>} required error={formState.errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="email" />
      </Field>
    </FormDialog>
  )
}

export function EmailRow({ user }: { user: User }) {
  const { t } = useLingui()
  const [changing, setChanging] = useState(false)
  return (
    <>
      <Row
        icon={<MailIcon size={20} />}
        title={user.email}
        note={
          user.emailVerified ? (
            <Trans>Verified · where magic links and warnings go</Trans>
          ) : (
            <StatusMark kind="warn">
              <Trans>Not verified</Trans>
            </StatusMark>
          )
        }
        actions={
          <TextButton quiet aria-label={t`Change your email address`} onClick={() => setChanging(true)}>
            <Trans>Change</Trans>
          </TextButton>
        }
      />
      {changing && <ChangeEmail user={user} onClose={() => setChanging(false)} />}
    </>
  )
}
