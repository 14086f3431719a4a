import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { PageHead } from '#platform/web/page-head.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { ChevronRightIcon } from '#platform/web/ui/icon.tsx'
import { PageTitle } from '#platform/web/ui/ligne.tsx'
import { Loading, SkeletonBlock } from '#platform/web/ui/skeleton.tsx'
import { useEndpoint, useSend } from '#platform/web/use-endpoint.ts'
import { devLogin, listDevPeople, type User } from '../contract.ts'
import './texts.ts'
import { startSession } from './use-user.ts'

type Person = Pick<User, 'id' | 'name' | 'email' | 'companyName' | 'role' | 'orgRole'>

function PersonRow({ person, onChoose, busy }: { person: Person; onChoose: () => void; busy: boolean }) {
  return (
    <li className="border-line border-b">
      <button
        type="button"
        onClick={onChoose}
        aria-disabled={busy}
        className="flex min-h-14 w-full cursor-pointer items-center gap-4 px-2 py-2 text-left hover:bg-sunken aria-disabled:opacity-60"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{person.name}</span>
          <span className="block truncate text-13 text-muted">{person.email}</span>
        </span>
        <span className="text-right">
          <span className="block">{person.companyName}</span>
          <span className="block font-mono text-13 text-muted">
            {person.role === 'customer' ? person.orgRole : person.role}
          </span>
        </span>
        <ChevronRightIcon className="text-muted" />
      </button>
    </li>
  )
}

function useSignIn() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useSend(devLogin, {
    invalidates: [],
    onSuccess: async (user) => {
      await startSession(client, user)
      await navigate('/settings')
    },
  })
}

function People() {
  const { t } = useLingui()
  const people = useEndpoint(listDevPeople, {})
  const signIn = useSignIn()
  const error = people.error ?? signIn.error
  return (
    <div className="mt-6">
      {error && (
        <div className="mb-4">
          <ErrorState title={t`That did not work`} onRetry={() => void people.refetch()}>
            {error.message}
          </ErrorState>
        </div>
      )}
      {!people.error && (
        <Loading pending={people.isPending} skeleton={<SkeletonBlock className="h-56 w-full" />}>
          <ul className="border-line border-t">
            {people.data?.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                busy={signIn.isPending}
                onChoose={() => !signIn.isPending && signIn.mutate({ body: { personId: person.id } })}
              />
            ))}
          </ul>
        </Loading>
      )}
    </div>
  )
}

/** Development only: this route is no part of what customers get, and production has no endpoint behind it. */
export default function DevLoginPage() {
  const { t } = useLingui()
  return (
    <div className="mx-auto max-w-form">
      <PageHead title={t`Sign in as · Quai`} />
      <PageTitle
        title={<Trans>Sign in as</Trans>}
        lead={<Trans>The seeded people of this development machine. No password is asked.</Trans>}
      />
      <People />
    </div>
  )
}
