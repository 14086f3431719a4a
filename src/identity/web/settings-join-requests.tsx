import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Reply } from '#platform/endpoint.ts'
import { Field, Textarea } from '#platform/web/ui/field.tsx'
import { UserIcon } from '#platform/web/ui/icon.tsx'
import { TextButton } from '#platform/web/ui/link.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useEndpoint, useSend } from '#platform/web/use-endpoint.ts'
import type { User } from '../contract.ts'
import { decideJoinRequest, listJoinRequests } from '../joining-contract.ts'
import { listMembers } from '../organization-contract.ts'
import type { OrgRole } from '../permissions.ts'
import { FormDialog } from './settings-form-dialog.tsx'
import { RoleChoice } from './settings-invite.tsx'
import { Asked, Part, Row, Rows } from './settings-part.tsx'

type JoinRequest = Reply<typeof listJoinRequests>['requests'][number]
type Decision = 'approve' | 'refuse'
type Deciding = { request: JoinRequest; decision: Decision }

function Decide({ user, request, decision, onClose }: Deciding & { user: User; onClose: () => void }) {
  const { t } = useLingui()
  const [orgRole, setOrgRole] = useState<OrgRole>('viewer')
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } })
  const admits = decision === 'approve'
  const decide = useSend(decideJoinRequest, {
    invalidates: [listJoinRequests.path, listMembers.path],
    onSuccess: () => {
      toast({ variant: 'success', title: admits ? t`Admitted` : t`Refused`, description: request.name })
      onClose()
    },
  })
  return (
    <FormDialog
      title={admits ? <Trans>Admit {request.name}</Trans> : <Trans>Refuse {request.name}</Trans>}
      description={<Trans>{request.email} is told by mail, with your words.</Trans>}
      act={admits ? <Trans>Admit</Trans> : <Trans>Refuse</Trans>}
      pending={decide.isPending}
      error={decide.error}
      onSubmit={handleSubmit(({ reason }) =>
        decide.mutate({
          params: { id: request.id },
          body: admits ? { decision: 'approve', orgRole, reason } : { decision: 'refuse', reason },
        }),
      )}
      onClose={onClose}
    >
      {admits && (
        <Field label={<Trans>Role</Trans>} group>
          <RoleChoice user={user} value={orgRole} onChange={(value) => setOrgRole(value as OrgRole)} />
        </Field>
      )}
      <Field
        label={<Trans>Reason</Trans>}
        required={!admits}
        optional={admits}
        error={formState.errors.reason?.message}
      >
        <Textarea
          {...register('reason', {
            validate: (reason) => admits || reason.trim() !== '' || t`Say why, so that they understand.`,
          })}
          rows={3}
          maxLength={500}
        />
      </Field>
    </FormDialog>
  )
}

function RequestRow({ request, onDecide }: { request: JoinRequest; onDecide: (decision: Decision) => void }) {
  const { t } = useLingui()
  return (
    <Row
      icon={<UserIcon size={20} />}
      wide
      title={request.name}
      note={
        <>
          {request.email} ·{' '}
          {request.emailVerified ? (
            <Trans>
              asked <RelativeTime at={request.askedAt} />
            </Trans>
          ) : (
            <Trans>address not verified yet</Trans>
          )}
        </>
      }
      actions={
        <>
          <TextButton quiet aria-label={t`Admit ${request.name}`} onClick={() => onDecide('approve')}>
            <Trans>Admit</Trans>
          </TextButton>
          <TextButton quiet aria-label={t`Refuse ${request.name}`} onClick={() => onDecide('refuse')}>
            <Trans>Refuse</Trans>
          </TextButton>
        </>
      }
    />
  )
}

export function JoinRequests({ user }: { user: User }) {
  const { t } = useLingui()
  const requests = useEndpoint(listJoinRequests, { query: { limit: 100 } })
  const [deciding, setDeciding] = useState<Deciding>()
  return (
    <Part
      title={<Trans>Requests to join</Trans>}
      note={<Trans>People who registered with an address of one of your email domains.</Trans>}
    >
      <Asked asked={requests} failed={<Trans>The requests could not be loaded</Trans>}>
        {({ requests: list }) =>
          list.length === 0 ? (
            <p className="text-muted">
              <Trans>Nobody waits.</Trans>
            </p>
          ) : (
            <Rows label={t`Requests to join`}>
              {list.map((request) => (
                <RequestRow
                  key={request.id}
                  request={request}
                  onDecide={(decision) => setDeciding({ request, decision })}
                />
              ))}
            </Rows>
          )
        }
      </Asked>
      {deciding && <Decide {...deciding} user={user} onClose={() => setDeciding(undefined)} />}
    </Part>
  )
}
