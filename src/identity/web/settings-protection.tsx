/** How well this account is protected, in one line, and the one thing that would make it better. */
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ShapeKind } from '#platform/web/ui/shape.tsx'
import { StatusMark } from '#platform/web/ui/status.tsx'
import type { User } from '../contract.ts'
import type { SecondFactor } from '../second-factor-contract.ts'

/** From here on there is reason to make new codes. */
export const fewCodes = 3

type Verdict = { kind: ShapeKind; word: ReactNode; fact: ReactNode; advice: ReactNode }

function unprotected(required: boolean, user: User): Verdict {
  if (!required) {
    return {
      kind: 'warn',
      word: <Trans>One step missing</Trans>,
      fact: <Trans>Only your password protects you.</Trans>,
      advice: <Trans>Set up an authenticator app or add a passkey: a stolen password is then not enough.</Trans>,
    }
  }
  return {
    kind: 'warn',
    word: <Trans>Second factor needed</Trans>,
    fact: <Trans>Set up an authenticator app or add a passkey.</Trans>,
    advice:
      user.role === 'customer' ? (
        <Trans>{user.companyName} requires it from every member.</Trans>
      ) : (
        <Trans>Staff cannot work without one.</Trans>
      ),
  }
}

function verdictOf({ required, enabled, totp, passkeys, recoveryCodesLeft }: SecondFactor, user: User): Verdict {
  if (!enabled) return unprotected(required, user)
  const count = passkeys.length
  const low = recoveryCodesLeft <= fewCodes
  return {
    kind: 'ok',
    word: <Trans>Well protected</Trans>,
    fact: totp ? (
      <Plural
        value={count}
        _0="Second factor by an authenticator app."
        one="Authenticator app and a passkey."
        other="Authenticator app and # passkeys."
      />
    ) : (
      <Plural value={count} one="Second factor by a passkey." other="Second factor by # passkeys." />
    ),
    advice: low && (
      <Plural
        value={recoveryCodesLeft}
        _0="One thing left: you have no recovery codes, make new ones."
        one="One thing left: you have # recovery code, make new ones before they run out."
        other="One thing left: you have # recovery codes, make new ones before they run out."
      />
    ),
  }
}

export function Protection({ factor, user }: { factor: SecondFactor; user: User }) {
  const { kind, word, fact, advice } = verdictOf(factor, user)
  return (
    <div className="flex flex-wrap items-start gap-3 border-line border-b py-5">
      <StatusMark kind={kind}>{word}</StatusMark>
      <p className="min-w-[200px] flex-1 text-pretty">
        <span className="font-semibold">{fact}</span> <span className="text-muted">{advice}</span>
      </p>
    </div>
  )
}
