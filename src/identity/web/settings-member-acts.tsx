/** What can be done to a member. Each act names the person, and what they lose or gain. */
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TextButton } from '#platform/web/ui/link.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Tooltip } from '#platform/web/ui/tooltip.tsx'
import { useSend } from '#platform/web/use-endpoint.ts'
import type { User } from '../contract.ts'
import { changeMemberRole, listMembers, type Member, removeMember } from '../organization-contract.ts'
import { type OrgRole, orgRoles } from '../permissions.ts'
import { memberCan } from '../rules.ts'
import { useConfirmed } from './confirm-identity.tsx'
import { useRoleNames } from './role-names.ts'
import { ActDialog } from './settings-act-dialog.tsx'
import { useText } from './use-text.ts'

type MemberProps = { member: Member; user: User; owners: number }

function ChangeRole({ member, to, onClose }: { member: Member; to: OrgRole; onClose: () => void }) {
  const { t } = useLingui()
  const roles = useRoleNames()
  const role = roles[to].name
  const before = roles[member.orgRole].name
  const change = useSend(changeMemberRole, {
    invalidates: [listMembers.path],
    onSuccess: () => {
      toast({ variant: 'success', title: t`Role changed`, description: `${member.name}: ${role}` })
      onClose()
    },
  })
  return (
    <ActDialog
      title={
        <Trans>
          {member.name}: from {before} to {role}
        </Trans>
      }
      description={<Trans>Holds at once. May then: {roles[to].may}.</Trans>}
      act={<Trans>Change the role</Trans>}
      danger={false}
      pending={change.isPending}
      error={change.error}
      onAct={() => change.mutate({ params: { id: member.id }, body: { orgRole: to } })}
      onClose={onClose}
    />
  )
}

/** A role that cannot be given stays in the list and says why. */
export function RoleOf({ member, user, owners }: MemberProps) {
  const { t } = useLingui()
  const read = useText()
  const roles = useRoleNames()
  const [to, setTo] = useState<OrgRole>()
  const refusals = orgRoles.map((role) => memberCan.changeRole(user, member, role, owners))
  const locked = orgRoles.every((role, place) => role === member.orgRole || refusals[place])
  if (locked) return roles[member.orgRole].name
  return (
    <>
      <Select
        small
        label={t`Role of ${member.name}`}
        value={member.orgRole}
        onValueChange={(value) => setTo(orgRoles.find((role) => role === value))}
        className="w-40!"
        options={orgRoles.map((role, place) => ({
          value: role,
          label: roles[role].name,
          note: read(role === member.orgRole ? undefined : refusals[place]) ?? roles[role].may,
          disabled: role !== member.orgRole && refusals[place] !== undefined,
        }))}
      />
      {to && <ChangeRole member={member} to={to} onClose={() => setTo(undefined)} />}
    </>
  )
}

function Remove({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useLingui()
  const remove = useConfirmed(removeMember, {
    invalidates: [listMembers.path],
    onSuccess: () => {
      toast({ variant: 'success', title: t`Member removed`, description: member.name })
      onClose()
    },
  })
  return (
    <ActDialog
      title={<Trans>Remove {member.name}</Trans>}
      description={
        <Trans>
          {member.name} loses access at once: sessions end and API tokens are revoked. The account stays, in an
          organization of its own. What it made here stays here.
        </Trans>
      }
      act={<Trans>Remove {member.name}</Trans>}
      pending={remove.isPending}
      error={remove.error}
      onAct={() => remove.mutate({ params: { id: member.id }, body: {} })}
      onClose={onClose}
    />
  )
}

export function RemoveButton({ member, user, owners }: MemberProps) {
  const { t } = useLingui()
  const read = useText()
  const [removing, setRemoving] = useState(false)
  const refusal = read(memberCan.remove(user, member, owners))
  const button = (
    <TextButton
      quiet
      aria-label={t`Remove ${member.name}`}
      aria-disabled={Boolean(refusal)}
      className="max-md:mt-2 max-md:mr-3 aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:no-underline"
      onClick={() => !refusal && setRemoving(true)}
    >
      <Trans>Remove</Trans>
    </TextButton>
  )
  return (
    <>
      {refusal ? <Tooltip text={refusal}>{button}</Tooltip> : button}
      {removing && <Remove member={member} onClose={() => setRemoving(false)} />}
    </>
  )
}
