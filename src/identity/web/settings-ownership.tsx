/** The two ways out: giving the organization to somebody else, and leaving it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import { getOrganization, getUser, type User } from '../contract.ts'
import { leaveOrganization, listMembers, type Member, transferOwnership } from '../organization-contract.ts'
import { may } from '../permissions.ts'
import { memberCan } from '../rules.ts'
import { useConfirmed } from './confirm-identity.tsx'
import { ActDialog } from './settings-act-dialog.tsx'
import { MemberChoice } from './settings-member-choice.tsx'
import { Part } from './settings-part.tsx'
import { useText } from './use-text.ts'

function HandOverDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui()
  const [heir, setHeir] = useState<Member>()
  const [missed, setMissed] = useState(false)
  const transfer = useConfirmed(transferOwnership, {
    invalidates: [getUser.path, getOrganization.path, listMembers.path],
    onSuccess: () => {
      toast({ variant: 'success', title: t`Organization handed over`, description: heir?.name })
      onClose()
    },
  })
  return (
    <ActDialog
      title={<Trans>Hand over {user.companyName}</Trans>}
      description={
        heir ? (
          <Trans>{heir.name} becomes owner, and you become admin. Only they can give it back.</Trans>
        ) : (
          <Trans>The one whom you choose becomes owner, and you become admin. Only they can give it back.</Trans>
        )
      }
      act={heir ? <Trans>Hand over to {heir.name}</Trans> : <Trans>Hand over</Trans>}
      pending={transfer.isPending}
      error={transfer.error}
      onAct={() => (heir ? transfer.mutate({ body: { personId: heir.id } }) : setMissed(true))}
      onClose={onClose}
    >
      <MemberChoice user={user} chosen={heir} onChoose={setHeir} missed={missed && !heir} />
    </ActDialog>
  )
}

export function HandOver({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  if (!may(user, 'organization:transfer')) return null
  return (
    <Part
      title={<Trans>Hand over</Trans>}
      note={<Trans>Somebody else answers for the organization, its members and its bills.</Trans>}
    >
      <Button look="secondary" className="max-lg:w-full" onClick={() => setOpen(true)}>
        <Trans>Hand over {user.companyName}</Trans>
      </Button>
      {open && <HandOverDialog user={user} onClose={() => setOpen(false)} />}
    </Part>
  )
}

function LeaveDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const leave = useConfirmed(leaveOrganization, { invalidates: [], onSuccess: () => location.assign('/auth') })
  return (
    <ActDialog
      title={<Trans>Leave {user.companyName}</Trans>}
      description={
        <Trans>
          You lose access to everything in it at once, your API tokens are revoked and you are signed out everywhere.
          Your account stays, with an empty organization of its own. Only an invitation brings you back.
        </Trans>
      }
      act={<Trans>Leave {user.companyName}</Trans>}
      pending={leave.isPending}
      error={leave.error}
      onAct={() => leave.mutate({ body: {} })}
      onClose={onClose}
    />
  )
}

export function Leave({ user }: { user: User }) {
  const read = useText()
  const [open, setOpen] = useState(false)
  const members = useEndpoint(listMembers, { query: { limit: 1 } })
  const refusal = members.data && read(memberCan.leave(user, members.data.owners))
  return (
    <Part title={<Trans>Leave</Trans>} note={<Trans>What you made stays with the organization.</Trans>}>
      <Button
        look="secondary"
        className="max-lg:w-full"
        disabled={!members.data || Boolean(refusal)}
        onClick={() => setOpen(true)}
      >
        <Trans>Leave {user.companyName}</Trans>
      </Button>
      {refusal && <p className="mt-2 text-13 text-muted">{refusal}</p>}
      {open && <LeaveDialog user={user} onClose={() => setOpen(false)} />}
    </Part>
  )
}
