import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { Loading, SkeletonBlock } from '#platform/web/ui/skeleton.tsx'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import { getInvitation } from '../joining-contract.ts'
import type { Arrive } from './arrival.ts'
import { RegisterForm } from './register-form.tsx'
import { useRoleNames } from './role-names.ts'

/** Who invites and to what; the account that is made here joins that organization. */
export function InvitedForm({ token, onArrive }: { token: string; onArrive: Arrive }) {
  const { t } = useLingui()
  const roles = useRoleNames()
  const { data, error, isPending, isFetching, refetch } = useEndpoint(getInvitation, { params: { token } })
  if (error) {
    const gone = error.status === 404 || error.status === 400
    return (
      <ErrorState
        title={gone ? t`This invitation does not work any more` : t`The invitation could not be read`}
        link={
          <TextLink to="/auth?tab=register">
            <Trans>Create an account without it</Trans>
          </TextLink>
        }
        {...(!gone && { onRetry: () => void refetch(), retrying: isFetching })}
      >
        {gone ? <Trans>It was used, taken back or is too old. Ask for a new one.</Trans> : error.message}
      </ErrorState>
    )
  }
  return (
    <Loading pending={isPending} skeleton={<SkeletonBlock className="h-56 w-full" />}>
      {data && (
        <>
          <p className="mb-6 text-pretty">
            <Trans>
              <strong className="font-medium">{data.invitedByName}</strong> invites you to{' '}
              <strong className="font-medium">{data.companyName}</strong>. Your role there: {roles[data.orgRole].name}.
            </Trans>
          </p>
          <RegisterForm onArrive={onArrive} invited={{ token, email: data.email, companyName: data.companyName }} />
        </>
      )}
    </Loading>
  )
}
