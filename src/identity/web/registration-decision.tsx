import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useSend } from '#platform/web/use-endpoint.ts'
import { listUsers } from '../staff-contract.ts'
import {
  decideRegistration,
  listRegistrations,
  type Registration,
  resendRegistrationMail,
} from '../staff-decision-contract.ts'
import { DecisionButtons } from './decision-buttons.tsx'

export function RegistrationDecision({ registration }: { registration: Registration }) {
  const { t } = useLingui()
  const { id, name, kind, emailVerified } = registration
  const decide = useSend(decideRegistration, { invalidates: [listRegistrations.path, listUsers.path] })
  // Only the person can prove an address; held registrations may prove theirs later.
  const needsProof = kind === 'unverified' || (kind === 'joining' && !emailVerified)
  return (
    <DecisionButtons
      name={name}
      unapprovable={needsProof ? t`The address is not verified` : undefined}
      words={useWords(registration)}
      pending={decide.isPending}
      error={decide.error}
      onDecide={(decision, reason, done) =>
        decide.mutate(
          { params: { id }, body: { decision, reason } },
          {
            onSuccess: () => {
              const title = decision === 'approve' ? t`Registration approved` : t`Registration refused`
              toast({ variant: 'success', title, description: name })
              done()
            },
          },
        )
      }
      onClose={() => decide.reset()}
      more={!emailVerified && <Resend registration={registration} />}
    />
  )
}

function useWords({ name, companyName, kind }: Registration) {
  const joins = kind === 'joining'
  return {
    approve: {
      title: joins ? (
        <Trans>
          Let {name} join {companyName}
        </Trans>
      ) : (
        <Trans>Approve the registration of {name}</Trans>
      ),
      description: joins ? (
        <Trans>They can sign in and see what belongs to {companyName}. Normally its owners decide this.</Trans>
      ) : (
        <Trans>They can sign in and order for {companyName}.</Trans>
      ),
      act: <Trans>Approve</Trans>,
    },
    refuse: {
      title: <Trans>Refuse the registration of {name}</Trans>,
      description: <Trans>The account stays closed, and the address cannot register again.</Trans>,
      act: <Trans>Refuse</Trans>,
    },
  }
}

function Resend({ registration }: { registration: Registration }) {
  const { t } = useLingui()
  const resend = useSend(resendRegistrationMail, {
    invalidates: [],
    onSuccess: () => {
      toast({ variant: 'success', title: t`Mail sent again`, description: registration.email })
    },
    onError: ({ message }) => {
      toast({ variant: 'destructive', title: t`The mail was not sent`, description: message })
    },
  })
  return (
    <Button
      size="sm"
      look="secondary"
      pending={resend.isPending}
      onClick={() => resend.mutate({ params: { id: registration.id }, body: {} })}
    >
      <Trans>Send mail again</Trans>
      <span className="sr-only">: {registration.name}</span>
    </Button>
  )
}
