import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '#platform/web/ui/field.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { User } from '../contract.ts'
import { type OrgRole, orgRoles, type Role, staffRoles } from '../permissions.ts'
import { staffRoleWords } from '../role-words.ts'
import { changeRole, listOrganizationUsers, listUsers } from '../staff-contract.ts'
import { staffCan } from '../staff-rules.ts'
import { useConfirmed } from './confirm-identity.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { useRoleNames } from './role-names.ts'
import { useText } from './use-text.ts'
import { useUser } from './use-user.ts'

type Person = Pick<User, 'id' | 'name' | 'role' | 'orgRole' | 'companyName'>

const allRoles: readonly Role[] = ['customer', ...staffRoles]

export function ChangeRoleDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useLingui()
  const text = useText()
  const names = useRoleNames()
  const { data: user } = useUser()
  const [orgRole, setOrgRole] = useState<OrgRole>(person.orgRole)
  const [role, setRole] = useState<Role>(person.role)
  const staffRefusal = user ? text(staffCan.changeStaffRole(user, person)) : undefined
  const change = useConfirmed(changeRole, {
    invalidates: [listUsers.path, listOrganizationUsers.path],
    onSuccess: () => {
      toast({ variant: 'success', title: t`Roles saved`, description: person.name })
      onClose()
    },
  })
  const send = (reason: string) => {
    const roles = { ...(orgRole !== person.orgRole && { orgRole }), ...(role !== person.role && { role }) }
    if (Object.keys(roles).length === 0) onClose()
    else change.mutate({ params: { id: person.id }, body: { reason, ...roles } })
  }
  return (
    <ReasonDialog
      title={<Trans>Change the roles of {person.name}</Trans>}
      description={<Trans>It counts from the next click on. A new staff role ends their sessions.</Trans>}
      act={<Trans>Save roles</Trans>}
      pending={change.isPending}
      error={change.error}
      onAct={send}
      onClose={onClose}
    >
      <Field label={<Trans>In {person.companyName}</Trans>}>
        <Select
          value={orgRole}
          onValueChange={(value) => setOrgRole(orgRoles.find((known) => known === value) ?? orgRole)}
          options={orgRoles.map((value) => ({ value, label: names[value].name, note: names[value].may }))}
        />
      </Field>
      <Field label={<Trans>At Quai</Trans>} help={staffRefusal}>
        <Select
          value={role}
          disabled={Boolean(staffRefusal)}
          onValueChange={(value) => setRole(allRoles.find((known) => known === value) ?? role)}
          options={allRoles.map((value) => ({ value, label: text(staffRoleWords[value]) ?? value }))}
        />
      </Field>
    </ReasonDialog>
  )
}
