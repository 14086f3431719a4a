import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDate } from '#platform/relative-time.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LockIcon, PhoneIcon } from '#platform/web/ui/icon.tsx'
import { TextButton } from '#platform/web/ui/link.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { StatusMark } from '#platform/web/ui/status.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import {
  getSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  type SecondFactor,
  startTotp,
} from '../second-factor-contract.ts'
import { useConfirmed } from './confirm-identity.tsx'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import { ActDialog } from './settings-act-dialog.tsx'
import { Row, Rows } from './settings-part.tsx'
import { fewCodes } from './settings-protection.tsx'
import { TotpDialog } from './settings-totp.tsx'

type Totp = NonNullable<SecondFactor['totp']>

function TotpNote({ totp }: { totp: Totp | null }) {
  const { i18n } = useLingui()
  if (!totp) return <Trans>Six digits that change every 30 seconds, shown by an app on your phone.</Trans>
  const since = formatDate(new Date(totp.since), i18n.locale)
  return (
    <>
      <Trans>Since {since}</Trans>
      {totp.lastUsedAt && (
        <>
          {' · '}
          <Trans>
            last used: <RelativeTime at={totp.lastUsedAt} />
          </Trans>
        </>
      )}
    </>
  )
}

function TotpRow({ totp, first, onRemove }: { totp: Totp | null; first: boolean; onRemove: () => void }) {
  const { t } = useLingui()
  const start = useConfirmed(startTotp, { invalidates: [] })
  const begin = () => start.mutate({ body: {} })
  return (
    <>
      <Row
        icon={<PhoneIcon size={20} />}
        wide
        title={
          <>
            <Trans>Authenticator app</Trans>
            {totp && (
              <StatusMark kind="ok">
                <Trans>On</Trans>
              </StatusMark>
            )}
          </>
        }
        note={
          <>
            <TotpNote totp={totp} />
            {start.error && <p className="mt-1 text-danger">{start.error.message}</p>}
          </>
        }
        actions={
          totp ? (
            <>
              <TextButton quiet aria-label={t`Replace the authenticator app`} onClick={begin}>
                <Trans>Replace</Trans>
              </TextButton>
              <TextButton quiet aria-label={t`Remove the authenticator app`} onClick={onRemove}>
                <Trans>Remove</Trans>
              </TextButton>
            </>
          ) : (
            <Button look={first ? 'primary' : 'secondary'} pending={start.isPending} onClick={begin}>
              <Trans>Set up</Trans>
            </Button>
          )
        }
      />
      {start.data && <TotpDialog setup={start.data} replaces={Boolean(totp)} onClose={() => start.reset()} />}
    </>
  )
}

function CodesLeft({ left }: { left: number }) {
  return (
    <>
      <span className={left <= fewCodes ? 'text-warning' : ''}>
        <Plural
          value={left}
          _0="None left."
          one="# of 10 left. Each works once."
          other="# of 10 left. Each works once."
        />
      </span>
      <span aria-hidden="true" className="mt-1.5 grid max-w-[200px] grid-cols-10 gap-1">
        {Array.from({ length: 10 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
          <span key={place} className={`h-2 rounded-tag ${place < left ? 'bg-chart-1' : 'bg-line'}`} />
        ))}
      </span>
    </>
  )
}

function CodesRow({ left }: { left: number }) {
  const [asking, setAsking] = useState(false)
  const renew = useConfirmed(renewRecoveryCodes, {
    invalidates: [getSecondFactor.path],
    onSuccess: () => setAsking(false),
  })
  return (
    <>
      <Row
        icon={<LockIcon size={20} />}
        wide
        title={<Trans>Recovery codes</Trans>}
        note={<CodesLeft left={left} />}
        actions={
          <Button look={left <= fewCodes ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
            <Trans>Make new codes</Trans>
          </Button>
        }
      />
      {asking && (
        <ActDialog
          title={<Trans>Make ten new recovery codes</Trans>}
          description={
            <Plural
              value={left}
              _0="You have none left that would be lost."
              one="The one that you have left stops working at once."
              other="The # that you have left stop working at once."
            />
          }
          act={<Trans>Make new codes</Trans>}
          danger={left > 0}
          pending={renew.isPending}
          error={renew.error}
          onAct={() => renew.mutate({ body: {} })}
          onClose={() => {
            setAsking(false)
            renew.reset()
          }}
        />
      )}
      {renew.data && <RecoveryCodesDialog codes={renew.data.recoveryCodes} onClose={() => renew.reset()} />}
    </>
  )
}

function RemoveTotp({ last, onClose }: { last: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const remove = useConfirmed(removeTotp, {
    invalidates: [getSecondFactor.path],
    onSuccess: () => {
      toast({ variant: 'success', title: t`Authenticator app removed` })
      onClose()
    },
  })
  return (
    <ActDialog
      title={<Trans>Remove the authenticator app</Trans>}
      description={
        last ? (
          <Trans>Its codes stop working, and so do your recovery codes. You have no other second factor.</Trans>
        ) : (
          <Trans>Its codes stop working. Your passkeys stay.</Trans>
        )
      }
      act={<Trans>Remove the app</Trans>}
      pending={remove.isPending}
      error={remove.error}
      onAct={() => remove.mutate({ body: {} })}
      onClose={onClose}
    />
  )
}

export function SecondFactorRows({ factor }: { factor: SecondFactor }) {
  const [removing, setRemoving] = useState(false)
  return (
    <>
      <Rows>
        <TotpRow totp={factor.totp} first={!factor.enabled} onRemove={() => setRemoving(true)} />
        {factor.enabled && <CodesRow left={factor.recoveryCodesLeft} />}
      </Rows>
      {removing && <RemoveTotp last={factor.passkeys.length === 0} onClose={() => setRemoving(false)} />}
    </>
  )
}
