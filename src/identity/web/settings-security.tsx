import { Trans } from '@lingui/react/macro'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import type { User } from '../contract.ts'
import { may } from '../permissions.ts'
import { getSecondFactor } from '../second-factor-contract.ts'
import { EmailRow } from './settings-email.tsx'
import { RecentEvents } from './settings-events.tsx'
import { Asked, Part, Rows } from './settings-part.tsx'
import { PasskeyList } from './settings-passkeys.tsx'
import { PasswordRow } from './settings-password.tsx'
import { Protection } from './settings-protection.tsx'
import { SecondFactorRows } from './settings-second-factor.tsx'
import { SettingsSessions } from './settings-sessions.tsx'

function SignIn({ user }: { user: User }) {
  return (
    <Part
      title={<Trans>Sign-in</Trans>}
      note={
        <Trans>A password is only needed where a passkey does not work. Password managers and paste are welcome.</Trans>
      }
    >
      <Rows>
        <PasswordRow user={user} />
        <EmailRow user={user} />
      </Rows>
    </Part>
  )
}

function Factors({ user }: { user: User }) {
  const factor = useEndpoint(getSecondFactor, {})
  const failed = <Trans>Your second factor could not be read</Trans>
  return (
    <>
      {factor.data && <Protection factor={factor.data} user={user} />}
      <SignIn user={user} />
      <Part
        title={<Trans>Second factor</Trans>}
        note={<Trans>Asked at sign-in, and again before dangerous acts when some time has passed.</Trans>}
      >
        <Asked asked={factor} failed={failed}>
          {(data) => <SecondFactorRows factor={data} />}
        </Asked>
      </Part>
      <Part
        title={<Trans>Passkeys</Trans>}
        note={<Trans>Sign in with a fingerprint, a face or a key. Phishing cannot steal them.</Trans>}
      >
        <Asked asked={factor} failed={failed}>
          {({ passkeys }) => <PasskeyList passkeys={passkeys} />}
        </Asked>
      </Part>
    </>
  )
}

export function SettingsSecurity({ user }: { user: User }) {
  return (
    <>
      <Factors user={user} />
      <SettingsSessions />
      {may(user, 'audit:read') && <RecentEvents user={user} />}
    </>
  )
}
