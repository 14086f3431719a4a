/** How a person is protected and where they are signed in, with what staff can take away. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { KeyIcon, LaptopIcon, LockIcon, PasskeyIcon, PhoneIcon } from '#platform/web/ui/icon.tsx'
import { TextButton } from '#platform/web/ui/link.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useSend } from '#platform/web/use-endpoint.ts'
import { endUserSessions, listUsers, resetSecondFactor, type UserRecord } from '../staff-contract.ts'
import { useConfirmed } from './confirm-identity.tsx'
import { deviceIn } from './device-name.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { ActDialog } from './settings-act-dialog.tsx'
import { useMayActOn } from './use-may-act-on.ts'

export function UserAccess({ record }: { record: UserRecord }) {
  return (
    <>
      <ProtectionSection record={record} />
      <SessionsSection record={record} />
    </>
  )
}

type LineProps = { icon: ReactNode; title: ReactNode; note?: ReactNode; end?: ReactNode }

function Line({ icon, title, note, end }: LineProps) {
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-2.5 py-1.5">
      <span className="mt-0.5 text-muted">{icon}</span>
      <span>
        {title}
        {note && <span className="block text-13 text-muted">{note}</span>}
      </span>
      <span className="text-13 text-muted">{end}</span>
    </li>
  )
}

function ProtectionSection({ record }: { record: UserRecord }) {
  const { t } = useLingui()
  const [resetting, setResetting] = useState(false)
  const refusal = useMayActOn(record)
  const hasFactor = record.totp || record.passkeys > 0
  const { recoveryCodes, totpSince, totpLastUsedAt } = record
  return (
    <section className="border-line border-b py-5">
      <h3 className="mb-1 font-semibold">
        <Trans>Protection</Trans>
      </h3>
      <ul>
        <Line
          icon={<PhoneIcon />}
          title={<Trans>Authenticator app</Trans>}
          note={
            totpSince && (
              <>
                <Trans>
                  since <RelativeTime at={totpSince} />
                </Trans>
                {totpLastUsedAt && (
                  <>
                    {', '}
                    <Trans>
                      last used <RelativeTime at={totpLastUsedAt} />
                    </Trans>
                  </>
                )}
              </>
            )
          }
          end={!record.totp && <Trans>none</Trans>}
        />
        <Line
          icon={<LockIcon />}
          title={<Trans>Recovery codes</Trans>}
          end={recoveryCodes.all > 0 ? t`${recoveryCodes.left} of ${recoveryCodes.all} left` : <Trans>none</Trans>}
        />
        <Line
          icon={<PasskeyIcon />}
          title={<Trans>Passkeys</Trans>}
          note={record.passkeyNames.length > 0 && record.passkeyNames.join(', ')}
          end={record.passkeys === 0 ? <Trans>none</Trans> : record.passkeys}
        />
      </ul>
      {hasFactor && !refusal && (
        <Button look="secondary" className="mt-3 max-md:w-full" onClick={() => setResetting(true)}>
          <Trans>Reset second factor</Trans>
        </Button>
      )}
      {resetting && <ResetDialog record={record} onClose={() => setResetting(false)} />}
    </section>
  )
}

function ResetDialog({ record, onClose }: { record: UserRecord; onClose: () => void }) {
  const { t } = useLingui()
  const reset = useConfirmed(resetSecondFactor, {
    invalidates: [listUsers.path],
    onSuccess: () => {
      toast({ variant: 'success', title: t`Second factor reset`, description: record.name })
      onClose()
    },
  })
  return (
    <ReasonDialog
      danger
      title={<Trans>Reset the second factor of {record.name}</Trans>}
      description={
        <Trans>
          App, recovery codes and passkeys no longer open the account, and all sessions end. Make sure that it is them:
          the owners of {record.companyName} are told by mail.
        </Trans>
      }
      act={<Trans>Reset second factor</Trans>}
      pending={reset.isPending}
      error={reset.error}
      onAct={(reason) => reset.mutate({ params: { id: record.id }, body: { reason } })}
      onClose={onClose}
    />
  )
}

function SessionsSection({ record }: { record: UserRecord }) {
  const [ending, setEnding] = useState(false)
  const refusal = useMayActOn(record)
  return (
    <section className="border-line border-b py-5">
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h3 className="font-semibold">
          <Trans>Sessions and keys</Trans>
        </h3>
        {record.sessions > 0 && !refusal && (
          <TextButton quiet onClick={() => setEnding(true)}>
            <Trans>End all</Trans>
          </TextButton>
        )}
      </div>
      <ul>
        {record.sessionList.length === 0 && <Line icon={<LaptopIcon />} title={<Trans>No session</Trans>} />}
        {record.sessionList.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
        <Line
          icon={<KeyIcon />}
          title={<Plural value={record.tokens} _0="No API token" one="# API token" other="# API tokens" />}
        />
      </ul>
      {ending && <EndDialog record={record} onClose={() => setEnding(false)} />}
    </section>
  )
}

function SessionLine({ session }: { session: UserRecord['sessionList'][number] }) {
  const { t } = useLingui()
  const { browser, system, phone } = deviceIn(session.userAgent)
  const known = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown device`)
  return (
    <Line
      icon={phone ? <PhoneIcon /> : <LaptopIcon />}
      title={known}
      note={
        <Trans>
          last used <RelativeTime at={session.lastSeenAt} />
        </Trans>
      }
    />
  )
}

function EndDialog({ record, onClose }: { record: UserRecord; onClose: () => void }) {
  const { t } = useLingui()
  const end = useSend(endUserSessions, {
    invalidates: [listUsers.path],
    onSuccess: () => {
      toast({ variant: 'success', title: t`Sessions ended`, description: record.name })
      onClose()
    },
  })
  return (
    <ActDialog
      title={<Plural value={record.sessions} one="End the session" other="End all # sessions" />}
      description={
        <Trans>{record.name} is signed out everywhere at once, can sign in again, and is told by mail.</Trans>
      }
      act={<Trans>End all</Trans>}
      pending={end.isPending}
      error={end.error}
      onAct={() => end.mutate({ params: { id: record.id }, body: {} })}
      onClose={onClose}
    />
  )
}
