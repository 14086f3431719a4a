import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { PageHead } from '#platform/web/page-head.tsx'
import { ArrowRightIcon } from '#platform/web/ui/icon.tsx'
import { PageTitle } from '#platform/web/ui/ligne.tsx'
import { type Arrive, takeTarget, useArrival } from './arrival.ts'
import { AuthColumns } from './auth-columns.tsx'
import { AuthNotes } from './auth-notes.tsx'
import { readTarget } from './redirect-target.ts'
import { SecondStep } from './second-step.tsx'
import './texts.ts'
import { useUser } from './use-user.ts'

/** Who is already signed in has no business here and goes on; who signs in here is led on by their arrival. */
function useWayOn(): Arrive {
  const { data: user } = useUser()
  const navigate = useNavigate()
  const arrive = useArrival()
  const going = useRef(false)
  useEffect(() => {
    if (!user || going.current) return
    going.current = true
    void navigate(takeTarget(), { replace: true })
  }, [user, navigate])
  return (arrived) => {
    going.current = true
    return arrive(arrived)
  }
}

/** Where the guard found somebody, so that signing in does not feel like a detour. */
function OnYourWay({ target }: { target: string }) {
  return (
    <p className="mt-4 flex items-start gap-3 lg:items-center">
      <ArrowRightIcon className="mt-0.5 text-muted lg:mt-0" />
      <span className="min-w-0">
        <Trans>
          You were on your way to{' '}
          <strong className="font-medium font-mono text-13 [overflow-wrap:anywhere]">{target}</strong>. It waits for
          you.
        </Trans>
      </span>
    </p>
  )
}

export default function AuthPage() {
  const { t } = useLingui()
  const arrive = useWayOn()
  const [target] = useState(readTarget)
  const [secondStep, setSecondStep] = useState(false)
  return (
    <div className="mx-auto max-w-[1056px] max-lg:max-w-[440px] lg:pt-6">
      <PageHead title={t`Sign in · Quai`} />
      <PageTitle title={<Trans>Sign in or create an account</Trans>} />
      {target && <OnYourWay target={target} />}
      {secondStep ? (
        <div className="mt-10 lg:max-w-[368px]">
          <SecondStep onArrive={arrive} onStartOver={() => setSecondStep(false)} />
        </div>
      ) : (
        <AuthColumns onArrive={arrive} onSecondStep={() => setSecondStep(true)} />
      )}
      <AuthNotes />
    </div>
  )
}
