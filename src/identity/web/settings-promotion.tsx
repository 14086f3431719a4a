import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { formatDate } from '#platform/relative-time.ts'
import type { Text } from '#platform/text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, Textarea } from '#platform/web/ui/field.tsx'
import { TextButton } from '#platform/web/ui/link.tsx'
import { Radio, RadioGroup } from '#platform/web/ui/radio-group.tsx'
import type { ShapeKind } from '#platform/web/ui/shape.tsx'
import { StatusMark } from '#platform/web/ui/status.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useEndpoint, useSend } from '#platform/web/use-endpoint.ts'
import type { User } from '../contract.ts'
import { type OrgRole, orgRoles, type StaffRole, staffRoles } from '../permissions.ts'
import {
  listMyPromotionRequests,
  type PromotionRequest,
  requestPromotion,
  withdrawPromotion,
} from '../promotion-contract.ts'
import { orgRoleWords, staffRoleWords } from '../role-words.ts'
import { promotionCan } from '../rules.ts'
import { useRoleNames } from './role-names.ts'
import { FormDialog } from './settings-form-dialog.tsx'
import { Asked, Part, Row, Rows } from './settings-part.tsx'
import { useText } from './use-text.ts'

type Wish = { readonly name: string; readonly may?: string } & (
  | { readonly kind: 'organization'; readonly wantedRole: OrgRole }
  | { readonly kind: 'staff'; readonly wantedRole: StaffRole }
)

/** Every role above one's own: in the organization, and among staff for those who belong to it. */
function useWishes(user: User): readonly Wish[] {
  const names = useRoleNames()
  const read = useText()
  const inOrganization = orgRoles
    .filter((orgRole) => !promotionCan.ask(user, { orgRole }))
    .map((role) => ({ kind: 'organization' as const, wantedRole: role, name: names[role].name, may: names[role].may }))
  const inStaff = staffRoles
    .filter((role) => !promotionCan.ask(user, { role }))
    .map((role) => ({ kind: 'staff' as const, wantedRole: role, name: read(staffRoleWords[role]) ?? role }))
  return [...inOrganization, ...inStaff]
}

const keyOf = ({ kind, wantedRole }: Pick<Wish, 'kind' | 'wantedRole'>) => `${kind}:${wantedRole}`

function Ask({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui()
  const wishes = useWishes(user)
  const { register, handleSubmit, formState, control } = useForm({ defaultValues: { wish: '', reason: '' } })
  const ask = useSend(requestPromotion, {
    onSuccess: () => {
      toast({ variant: 'success', title: t`Request sent`, description: t`You will get a mail when it is decided.` })
      onClose()
    },
  })
  const submit = handleSubmit(({ wish, reason }) => {
    const wanted = wishes.find((candidate) => keyOf(candidate) === wish)
    if (wanted?.kind === 'organization')
      ask.mutate({ body: { kind: wanted.kind, wantedRole: wanted.wantedRole, reason } })
    if (wanted?.kind === 'staff') ask.mutate({ body: { kind: wanted.kind, wantedRole: wanted.wantedRole, reason } })
  })
  return (
    <FormDialog
      title={<Trans>Ask for a higher role</Trans>}
      description={<Trans>Somebody else decides, and you are told by mail.</Trans>}
      act={<Trans>Send the request</Trans>}
      pending={ask.isPending}
      error={ask.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={<Trans>Role</Trans>} group required error={formState.errors.wish?.message}>
        <Controller
          name="wish"
          control={control}
          rules={{ required: t`Choose a role.` }}
          render={({ field }) => (
            <RadioGroup
              value={field.value}
              onValueChange={field.onChange}
              className="gap-0! rounded-card border border-line"
            >
              {wishes.map((wish) => (
                <Radio key={keyOf(wish)} row value={keyOf(wish)} label={wish.name} note={wish.may} />
              ))}
            </RadioGroup>
          )}
        />
      </Field>
      <Field label={<Trans>Reason</Trans>} required error={formState.errors.reason?.message}>
        <Textarea
          {...register('reason', { validate: (reason) => reason.trim() !== '' || t`Say what you need it for.` })}
          maxLength={1000}
        />
      </Field>
    </FormDialog>
  )
}

function useStates(): Readonly<Record<PromotionRequest['state'], { kind: ShapeKind; word: string }>> {
  const { t } = useLingui()
  return {
    pending: { kind: 'run', word: t`Waits for a decision` },
    approved: { kind: 'ok', word: t`Approved` },
    refused: { kind: 'fail', word: t`Refused` },
    withdrawn: { kind: 'off', word: t`Withdrawn` },
  }
}

function RequestRow({ request }: { request: PromotionRequest }) {
  const { t, i18n } = useLingui()
  const read = useText()
  const state = useStates()[request.state]
  const withdraw = useSend(withdrawPromotion)
  const words: Readonly<Record<string, Text>> = request.kind === 'staff' ? staffRoleWords : orgRoleWords
  const role = read(words[request.wantedRole]) ?? request.wantedRole
  const asked = formatDate(new Date(request.createdAt), i18n.locale)
  return (
    <Row
      title={
        <>
          {role}
          <StatusMark kind={state.kind}>{state.word}</StatusMark>
        </>
      }
      note={
        <>
          <Trans>Asked on {asked}</Trans>: {request.reason}
          {request.decisionReason && (
            <p>
              {request.decidedByName}: {request.decisionReason}
            </p>
          )}
          {withdraw.error && <p className="text-danger">{withdraw.error.message}</p>}
        </>
      }
      actions={
        request.state === 'pending' && (
          <TextButton
            quiet
            aria-label={t`Withdraw the request for ${role}`}
            aria-disabled={withdraw.isPending}
            onClick={() => !withdraw.isPending && withdraw.mutate({ params: { id: request.id }, body: {} })}
          >
            <Trans>Withdraw</Trans>
          </TextButton>
        )
      }
    />
  )
}

export function Promotion({ user }: { user: User }) {
  const [asking, setAsking] = useState(false)
  const requests = useEndpoint(listMyPromotionRequests, {})
  const role = useRoleNames()[user.orgRole].name
  const able = useWishes(user).length > 0
  if (!able && !requests.data?.requests.length) return null
  return (
    <Part
      title={<Trans>Your role</Trans>}
      note={<Trans>You are {role} here. Nobody decides on their own request.</Trans>}
    >
      <Asked asked={requests} failed={<Trans>Your requests could not be loaded</Trans>}>
        {({ requests: list }) => (
          <Rows>
            {list.map((request) => (
              <RequestRow key={request.id} request={request} />
            ))}
          </Rows>
        )}
      </Asked>
      {able && (
        <Button look="secondary" className="mt-4 max-lg:w-full" onClick={() => setAsking(true)}>
          <Trans>Ask for a higher role</Trans>
        </Button>
      )}
      {asking && <Ask user={user} onClose={() => setAsking(false)} />}
    </Part>
  )
}
