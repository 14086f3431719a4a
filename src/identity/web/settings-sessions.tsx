import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Tag } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { LaptopIcon, PhoneIcon } from '#platform/web/ui/icon.tsx'
import { TextButton } from '#platform/web/ui/link.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useEndpoint, useSend } from '#platform/web/use-endpoint.ts'
import { endOtherSessions, endSession, listSessions, type Session } from '../account-contract.ts'
import { deviceIn } from './device-name.ts'
import { ActDialog } from './settings-act-dialog.tsx'
import { Asked, Part, Row, Rows } from './settings-part.tsx'

/** "Firefox on macOS", or what is known of it. */
function useDeviceName() {
  const { t } = useLingui()
  return (userAgent: string) => {
    const { browser, system } = deviceIn(userAgent)
    if (browser && system) return t`${browser} on ${system}`
    return browser ?? system ?? t`Unknown device`
  }
}

function ThisOne() {
  return (
    <Tag>
      <svg aria-hidden="true" width="10" height="10" viewBox="-5 -5 10 10">
        <circle r="4" strokeWidth="1.5" className="fill-lamp stroke-lamp-ring" />
      </svg>
      <Trans>This one</Trans>
    </Tag>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t } = useLingui()
  const name = useDeviceName()(session.userAgent)
  return (
    <Row
      icon={deviceIn(session.userAgent).phone ? <PhoneIcon size={20} /> : <LaptopIcon size={20} />}
      title={
        <>
          {name}
          {session.current && <ThisOne />}
        </>
      }
      note={
        <>
          {session.address && (
            <>
              <span className="font-mono">{session.address}</span> ·{' '}
            </>
          )}
          {session.current ? (
            <Trans>
              signed in: <RelativeTime at={session.createdAt} />
            </Trans>
          ) : (
            <Trans>
              last used: <RelativeTime at={session.lastSeenAt} />
            </Trans>
          )}
        </>
      }
      actions={
        !session.current && (
          <TextButton quiet aria-label={t`End the session of ${name}`} onClick={onEnd}>
            <Trans>End</Trans>
          </TextButton>
        )
      }
    />
  )
}

function EndOne({ session, onClose }: { session: Session; onClose: () => void }) {
  const { t } = useLingui()
  const name = useDeviceName()(session.userAgent)
  const end = useSend(endSession, {
    onSuccess: () => {
      toast({ variant: 'success', title: t`Session ended`, description: name })
      onClose()
    },
  })
  return (
    <ActDialog
      title={<Trans>End the session of {name}</Trans>}
      description={<Trans>It is signed out at once and has to sign in again. What it was doing stops.</Trans>}
      act={<Trans>End the session</Trans>}
      pending={end.isPending}
      error={end.error}
      onAct={() => end.mutate({ params: { id: session.id }, body: {} })}
      onClose={onClose}
    />
  )
}

function EndOthers({ count, onClose }: { count: number; onClose: () => void }) {
  const { t } = useLingui()
  const end = useSend(endOtherSessions, {
    onSuccess: () => {
      toast({ variant: 'success', title: t`Other sessions ended` })
      onClose()
    },
  })
  return (
    <ActDialog
      title={<Plural value={count} one="End the other session" other="End the # other sessions" />}
      description={<Trans>Every device but this one is signed out at once and has to sign in again.</Trans>}
      act={<Plural value={count} one="End the other" other="End the # others" />}
      pending={end.isPending}
      error={end.error}
      onAct={() => end.mutate({ body: {} })}
      onClose={onClose}
    />
  )
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useLingui()
  const [ending, setEnding] = useState<Session | 'others'>()
  const others = sessions.filter(({ current }) => !current).length
  const stop = () => setEnding(undefined)
  return (
    <>
      <Rows label={t`Sessions`}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </Rows>
      {others > 0 && (
        <div className="mt-5 flex justify-end">
          <Button look="secondary" className="max-lg:w-full" onClick={() => setEnding('others')}>
            <Plural value={others} one="End the other" other="End the # others" />
          </Button>
        </div>
      )}
      {ending === 'others' && <EndOthers count={others} onClose={stop} />}
      {ending && ending !== 'others' && <EndOne session={ending} onClose={stop} />}
    </>
  )
}

export function SettingsSessions() {
  const sessions = useEndpoint(listSessions, {})
  return (
    <Part
      title={<Trans>Sessions</Trans>}
      note={
        <Trans>Where you are signed in. A session ends after 12 hours without use, at the latest after 30 days.</Trans>
      }
    >
      <Asked asked={sessions} failed={<Trans>Your sessions could not be loaded</Trans>}>
        {(list) => <SessionList sessions={list} />}
      </Asked>
    </Part>
  )
}
