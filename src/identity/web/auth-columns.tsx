import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { classNames } from '#platform/web/ui/class-names.ts'
import type { Arrive } from './arrival.ts'
import { InvitedForm } from './invited-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

type AuthColumnsProps = { onArrive: Arrive; onSecondStep: () => void }

/** Side by side; on narrow screens one of the two, chosen by the address. */
export function AuthColumns({ onArrive, onSecondStep }: AuthColumnsProps) {
  const [search] = useSearchParams()
  const invitation = search.get('invitation')
  const registering = (search.get('tab') ?? (invitation ? 'register' : 'sign-in')) === 'register'
  return (
    <>
      <Switch registering={registering} search={search} />
      <div className="mt-5 lg:mt-10 lg:grid lg:grid-cols-[368px_minmax(0,1fr)] lg:items-start lg:gap-14">
        <Column shown={!registering} title={<Trans>Sign in</Trans>} note={<Trans>Good to see you again.</Trans>}>
          <SignInForm onArrive={onArrive} onSecondStep={onSecondStep} />
        </Column>
        <Column
          shown={registering}
          title={<Trans>Create an account</Trans>}
          note={<Trans>Estimating is free. Nothing is charged before you order.</Trans>}
          className="lg:border-line lg:border-l lg:pl-14"
        >
          {invitation ? <InvitedForm token={invitation} onArrive={onArrive} /> : <RegisterForm onArrive={onArrive} />}
        </Column>
      </div>
    </>
  )
}

type ColumnProps = { shown: boolean; title: ReactNode; note: ReactNode; className?: string; children: ReactNode }

function Column({ shown, title, note, className, children }: ColumnProps) {
  return (
    <section className={classNames(!shown && 'max-lg:hidden', className)}>
      <h2 className="text-22 max-lg:sr-only">{title}</h2>
      <p className="mt-1 mb-6 text-muted">{note}</p>
      {children}
    </section>
  )
}

const tabClasses =
  'flex min-h-11 items-center justify-center font-medium text-muted aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--ink)]'

function Switch({ registering, search }: { registering: boolean; search: URLSearchParams }) {
  const to = (tab: string) => `/auth?${new URLSearchParams({ ...Object.fromEntries(search), tab })}`
  const here = (current: boolean) => (current ? { 'aria-current': 'page' as const } : {})
  return (
    <div className="mt-5 grid grid-cols-2 border-line border-b lg:hidden">
      <Link to={to('sign-in')} replace preventScrollReset className={tabClasses} {...here(!registering)}>
        <Trans>Sign in</Trans>
      </Link>
      <Link to={to('register')} replace preventScrollReset className={tabClasses} {...here(registering)}>
        <Trans>Create an account</Trans>
      </Link>
    </div>
  )
}
