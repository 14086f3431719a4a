import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDate } from '#platform/relative-time.ts'
import { MailIcon } from '#platform/web/ui/icon.tsx'
import { TextButton } from '#platform/web/ui/link.tsx'
import { StatusMark } from '#platform/web/ui/status.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useEndpoint, useSend } from '#platform/web/use-endpoint.ts'
import { type Invitation, listInvitations, resendInvitation, revokeInvitation } from '../joining-contract.ts'
import { useRoleNames } from './role-names.ts'
import { ActDialog } from './settings-act-dialog.tsx'
import { Asked, Part, Row, Rows } from './settings-part.tsx'

function Withdraw({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { t } = useLingui()
  const withdraw = useSend(revokeInvitation, {
    onSuccess: () => {
      toast({ variant: 'success', title: t`Invitation withdrawn`, description: invitation.email })
      onClose()
    },
  })
  return (
    <ActDialog
      title={<Trans>Withdraw the invitation of {invitation.email}</Trans>}
      description={<Trans>The link in the mail stops working.</Trans>}
      act={<Trans>Withdraw the invitation</Trans>}
      pending={withdraw.isPending}
      error={withdraw.error}
      onAct={() => withdraw.mutate({ params: { id: invitation.id }, body: {} })}
      onClose={onClose}
    />
  )
}

function Lifetime({ expiresAt, expired }: Pick<Invitation, 'expiresAt' | 'expired'>) {
  const { i18n } = useLingui()
  const until = formatDate(new Date(expiresAt), i18n.locale)
  return !expired ? (
    <StatusMark kind="off">
      <Trans>Open until {until}</Trans>
    </StatusMark>
  ) : (
    <StatusMark kind="warn">
      <Trans>Expired {until}</Trans>
    </StatusMark>
  )
}

function InvitationRow({ invitation, onWithdraw }: { invitation: Invitation; onWithdraw: () => void }) {
  const { t, i18n } = useLingui()
  const role = useRoleNames()[invitation.orgRole].name
  const resend = useSend(resendInvitation, {
    invalidates: [listInvitations.path],
    onSuccess: () => toast({ variant: 'success', title: t`Invitation sent again`, description: invitation.email }),
  })
  const by = invitation.invitedByName
  const on = formatDate(new Date(invitation.createdAt), i18n.locale)
  return (
    <Row
      icon={<MailIcon size={20} />}
      wide
      title={
        <>
          {invitation.email}
          <Lifetime {...invitation} />
        </>
      }
      note={
        <>
          <Trans>
            {role} · invited by {by} on {on}
          </Trans>
          {resend.error && <p className="text-danger">{resend.error.message}</p>}
        </>
      }
      actions={
        <>
          <TextButton
            quiet
            aria-label={t`Send the invitation of ${invitation.email} again`}
            aria-disabled={resend.isPending}
            onClick={() => !resend.isPending && resend.mutate({ params: { id: invitation.id }, body: {} })}
          >
            <Trans>Resend</Trans>
          </TextButton>
          <TextButton quiet aria-label={t`Withdraw the invitation of ${invitation.email}`} onClick={onWithdraw}>
            <Trans>Withdraw</Trans>
          </TextButton>
        </>
      }
    />
  )
}

export function Invitations() {
  const { t } = useLingui()
  const invitations = useEndpoint(listInvitations, { query: { limit: 100 } })
  const [withdrawing, setWithdrawing] = useState<Invitation>()
  return (
    <Part
      title={<Trans>Invitations</Trans>}
      note={<Trans>Sent by mail, for one address each. They work once, within 7 days.</Trans>}
    >
      <Asked asked={invitations} failed={<Trans>The invitations could not be loaded</Trans>}>
        {({ invitations: list }) =>
          list.length === 0 ? (
            <p className="text-muted">
              <Trans>None is open.</Trans>
            </p>
          ) : (
            <Rows label={t`Invitations`}>
              {list.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  onWithdraw={() => setWithdrawing(invitation)}
                />
              ))}
            </Rows>
          )
        }
      </Asked>
      {withdrawing && <Withdraw invitation={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </Part>
  )
}
