/** What staff can do with one member of an organization: other roles, another organization, none. */
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '#platform/web/ui/button.tsx'
import { MoreIcon } from '#platform/web/ui/icon.tsx'
import { Menu, MenuItem, MenuLabel } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { listOrganizationUsers, listUsers, removeOrganizationUser } from '../staff-contract.ts'
import { ChangeRoleDialog } from './change-role-dialog.tsx'
import { useConfirmed } from './confirm-identity.tsx'
import { MoveDialog } from './move-dialog.tsx'
import type { StaffMember, StaffOrganization } from './organization-users-page.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { useMayActOn } from './use-may-act-on.ts'

type Props = { member: StaffMember; organization: StaffOrganization }

export function MemberActs({ member, organization }: Props) {
  const { t } = useLingui()
  const [act, setAct] = useState<'role' | 'move' | 'remove'>()
  const refusal = useMayActOn(member)
  const close = () => setAct(undefined)
  const person = { ...member, companyName: organization.companyName }
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label={t`Actions for ${member.name}`}>
            <MoreIcon />
          </IconButton>
        }
      >
        {refusal ? (
          <MenuLabel>{refusal}</MenuLabel>
        ) : (
          <>
            <MenuItem onSelect={() => setAct('role')}>
              <Trans>Change roles</Trans>
            </MenuItem>
            <MenuItem onSelect={() => setAct('move')}>
              <Trans>Move to another organization</Trans>
            </MenuItem>
            <MenuItem danger onSelect={() => setAct('remove')}>
              <Trans>Remove from {organization.companyName}</Trans>
            </MenuItem>
          </>
        )}
      </Menu>
      {act === 'role' && <ChangeRoleDialog person={person} onClose={close} />}
      {act === 'move' && <MoveDialog member={member} organization={organization} onClose={close} />}
      {act === 'remove' && <RemoveDialog member={member} organization={organization} onClose={close} />}
    </>
  )
}

function RemoveDialog({ member, organization, onClose }: Props & { onClose: () => void }) {
  const { t } = useLingui()
  const remove = useConfirmed(removeOrganizationUser, {
    invalidates: [listOrganizationUsers.path, listUsers.path],
    onSuccess: () => {
      toast({ variant: 'success', title: t`Removed from ${organization.companyName}`, description: member.name })
      onClose()
    },
  })
  return (
    <ReasonDialog
      danger
      title={
        <Trans>
          Remove {member.name} from {organization.companyName}
        </Trans>
      }
      description={
        <Trans>
          Sessions end, API tokens are revoked, and nothing of {organization.companyName} is open to them any more. They
          keep their account, in an empty organization of their own.
        </Trans>
      }
      act={<Trans>Remove</Trans>}
      pending={remove.isPending}
      error={remove.error}
      onAct={(reason) => remove.mutate({ params: { id: member.id }, body: { reason } })}
      onClose={onClose}
    />
  )
}
