import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { Field, Input } from '#platform/web/ui/field.tsx'
import { Radio, RadioGroup } from '#platform/web/ui/radio-group.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useSend } from '#platform/web/use-endpoint.ts'
import type { User } from '../contract.ts'
import { EmailAddress, inviteMember } from '../joining-contract.ts'
import { type OrgRole, orgRoles } from '../permissions.ts'
import { memberCan } from '../rules.ts'
import { useRoleNames } from './role-names.ts'
import { FormDialog } from './settings-form-dialog.tsx'
import { useText } from './use-text.ts'

const Form = z.object({ email: EmailAddress, orgRole: z.enum(orgRoles) })

/** Every role with what it may do; one that cannot be given says why. */
export function RoleChoice({
  user,
  value,
  onChange,
}: {
  user: User
  value: OrgRole
  onChange: (value: string) => void
}) {
  const roles = useRoleNames()
  const read = useText()
  return (
    <RadioGroup value={value} onValueChange={onChange} className="gap-0! rounded-card border border-line">
      {orgRoles.map((role) => {
        const refusal = read(memberCan.invite(user, role))
        return (
          <Radio
            key={role}
            row
            value={role}
            label={<span className="font-medium">{roles[role].name}</span>}
            note={refusal ?? roles[role].may}
            disabled={refusal !== undefined}
          />
        )
      })}
    </RadioGroup>
  )
}

export function InviteMember({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui()
  const { register, handleSubmit, formState, control } = useForm({
    defaultValues: { email: '', orgRole: 'developer' as OrgRole },
    resolver: zodResolver(Form, { error: () => t`Give an address such as name@company.example.` }),
  })
  const invite = useSend(inviteMember, {
    onSuccess: (_, { body }) => {
      toast({ variant: 'success', title: t`Invitation sent`, description: body.email })
      onClose()
    },
  })
  return (
    <FormDialog
      title={<Trans>Invite a member to {user.companyName}</Trans>}
      description={<Trans>The mail holds a link that works once, for 7 days, and only for this address.</Trans>}
      act={<Trans>Send the invitation</Trans>}
      pending={invite.isPending}
      error={invite.error}
      onSubmit={handleSubmit((body) => invite.mutate({ body }))}
      onClose={onClose}
    >
      <Field label={<Trans>Email address</Trans>} required error={formState.errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="off" />
      </Field>
      <Field label={<Trans>Role</Trans>} group>
        <Controller
          name="orgRole"
          control={control}
          render={({ field }) => <RoleChoice user={user} value={field.value} onChange={field.onChange} />}
        />
      </Field>
    </FormDialog>
  )
}
