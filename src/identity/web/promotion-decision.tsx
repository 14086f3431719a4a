import { Trans, useLingui } from '@lingui/react/macro'
import type { Text } from '#platform/text.ts'
import { StatusWord } from '#platform/web/ui/status.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { orgRoleWords, staffRoleWords } from '../role-words.ts'
import { listUsers } from '../staff-contract.ts'
import { decidePromotion, listPromotionRequests, type PromotionRow } from '../staff-decision-contract.ts'
import { staffCan } from '../staff-rules.ts'
import { useConfirmed } from './confirm-identity.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { useText } from './use-text.ts'
import { useUser } from './use-user.ts'

export function useRoleWord() {
  const text = useText()
  return (kind: PromotionRow['kind'], role: string): string => {
    const words: Readonly<Record<string, Text>> = kind === 'staff' ? staffRoleWords : orgRoleWords
    return text(words[role]) ?? role
  }
}

export function PromotionDecision({ request }: { request: PromotionRow }) {
  const { data: user } = useUser()
  const text = useText()
  if (request.state !== 'pending') return <Decided request={request} />
  const refusal = user ? text(staffCan.decidePromotion(user, request)) : undefined
  if (refusal) return <span className="block max-w-[28ch] text-13 text-muted">{refusal}</span>
  return <Open request={request} />
}

function Decided({ request }: { request: PromotionRow }) {
  if (request.state === 'withdrawn') {
    return (
      <StatusWord kind="off">
        <Trans>Withdrawn</Trans>
      </StatusWord>
    )
  }
  return (
    <>
      {request.state === 'approved' ? (
        <StatusWord kind="ok">
          <Trans>Approved by {request.decidedByName}</Trans>
        </StatusWord>
      ) : (
        <StatusWord kind="fail">
          <Trans>Refused by {request.decidedByName}</Trans>
        </StatusWord>
      )}
      <span className="block max-w-[36ch] text-13 text-muted">{request.decisionReason}</span>
    </>
  )
}

function Open({ request }: { request: PromotionRow }) {
  const { t } = useLingui()
  const role = useRoleWord()(request.kind, request.wantedRole)
  const { name, companyName } = request
  const where = request.kind === 'staff' ? 'Quai' : companyName
  const decide = useConfirmed(decidePromotion, { invalidates: [listPromotionRequests.path, listUsers.path] })
  return (
    <DecisionButtons
      name={name}
      words={{
        approve: {
          title: (
            <Trans>
              Make {name} {role}
            </Trans>
          ),
          description: (
            <Trans>
              {name} becomes {role} at {where} at once.
            </Trans>
          ),
          act: <Trans>Approve</Trans>,
        },
        refuse: {
          title: <Trans>Refuse the request of {name}</Trans>,
          description: <Trans>The role stays as it is. They can ask again.</Trans>,
          act: <Trans>Refuse</Trans>,
        },
      }}
      pending={decide.isPending}
      error={decide.error}
      onDecide={(decision, reason, done) =>
        decide.mutate(
          { params: { id: request.id }, body: { decision, reason } },
          {
            onSuccess: () => {
              const title = decision === 'approve' ? t`Request approved` : t`Request refused`
              toast({ variant: 'success', title, description: name })
              done()
            },
          },
        )
      }
      onClose={() => decide.reset()}
    />
  )
}
