/** Lock, unlock and new roles: the acts at the edges of a record. */
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { LockIcon } from '#platform/web/ui/icon.tsx'
import { TextButton } from '#platform/web/ui/link.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useSend } from '#platform/web/use-endpoint.ts'
import { listUsers, lockUser, type UserRecord, unlockUser } from '../staff-contract.ts'
import { ChangeRoleDialog } from './change-role-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { ActDialog } from './settings-act-dialog.tsx'
import { useMayActOn } from './use-may-act-on.ts'

export function ChangeRoleButton({ record }: { record: UserRecord }) {
  const { t } = useLingui()
  const [changing, setChanging] = useState(false)
  if (useMayActOn(record)) return null
  return (
    <>
      <TextButton quiet aria-label={t`Change the roles of ${record.name}`} onClick={() => setChanging(true)}>
        <Trans>Change</Trans>
      </TextButton>
      {changing && <ChangeRoleDialog person={record} onClose={() => setChanging(false)} />}
    </>
  )
}

export function LockSection({ record }: { record: UserRecord }) {
  const refusal = useMayActOn(record)
  if (record.state !== 'active' && record.state !== 'locked') return null
  const locked = record.state === 'locked'
  return (
    <section className="py-5">
      <h3 className="font-semibold">{locked ? <Trans>Locked</Trans> : <Trans>Lock</Trans>}</h3>
      <div className="flex gap-4 max-md:flex-col">
        <p className="flex-1 text-13 text-muted">{refusal ?? (locked ? <Since record={record} /> : <LockNote />)}</p>
        {!refusal && (locked ? <Unlock record={record} /> : <Lock record={record} />)}
      </div>
    </section>
  )
}

function LockNote() {
  return (
    <Trans>
      Ends sessions and revokes API tokens at once. Clusters keep running. Undone in one step; a reason is asked and
      mailed.
    </Trans>
  )
}

function Since({ record }: { record: UserRecord }) {
  return (
    <>
      {record.stateReason} {record.stateAt && <RelativeTime at={record.stateAt} />}
    </>
  )
}

function Lock({ record }: { record: UserRecord }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const lock = useSend(lockUser, {
    invalidates: [listUsers.path],
    onSuccess: () => {
      toast({ variant: 'success', title: t`Account locked`, description: record.name })
      setAsking(false)
    },
  })
  return (
    <>
      <Button look="secondary" className="text-danger!" icon={<LockIcon />} onClick={() => setAsking(true)}>
        <Trans>Lock</Trans>
      </Button>
      {asking && (
        <ReasonDialog
          danger
          title={<Trans>Lock the account of {record.name}</Trans>}
          description={
            <Trans>
              All sessions end and all API tokens are revoked at once. Clusters keep running. The account can be
              unlocked; the tokens stay revoked.
            </Trans>
          }
          act={<Trans>Lock account</Trans>}
          pending={lock.isPending}
          error={lock.error}
          onAct={(reason) => lock.mutate({ params: { id: record.id }, body: { reason } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function Unlock({ record }: { record: UserRecord }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const unlock = useSend(unlockUser, {
    invalidates: [listUsers.path],
    onSuccess: () => {
      toast({ variant: 'success', title: t`Account unlocked`, description: record.name })
      setAsking(false)
    },
  })
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        <Trans>Unlock</Trans>
      </Button>
      {asking && (
        <ActDialog
          danger={false}
          title={<Trans>Unlock the account of {record.name}</Trans>}
          description={<Trans>They can sign in again and are told by mail. Revoked API tokens stay revoked.</Trans>}
          act={<Trans>Unlock account</Trans>}
          pending={unlock.isPending}
          error={unlock.error}
          onAct={() => unlock.mutate({ params: { id: record.id }, body: {} })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
