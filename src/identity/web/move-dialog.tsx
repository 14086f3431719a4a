import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#platform/web/ui/field.tsx'
import { Radio, RadioGroup } from '#platform/web/ui/radio-group.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import { listOrganizationUsers, listUsers, moveUser } from '../staff-contract.ts'
import { useConfirmed } from './confirm-identity.tsx'
import type { StaffMember, StaffOrganization } from './organization-users-page.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { SearchBox } from './search-box.tsx'

/** As many as fit without scrolling: a longer name finds the others. */
const offered = 5

type MoveDialogProps = { member: StaffMember; organization: StaffOrganization; onClose: () => void }

export function MoveDialog({ member, organization, onClose }: MoveDialogProps) {
  const { t } = useLingui()
  const [orgId, setOrgId] = useState<string>()
  const [missing, setMissing] = useState(false)
  const move = useConfirmed(moveUser, {
    invalidates: [listOrganizationUsers.path, listUsers.path],
    onSuccess: () => {
      toast({ variant: 'success', title: t`Moved`, description: member.name })
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={<Trans>Move {member.name} to another organization</Trans>}
      description={
        <Trans>
          They leave {organization.companyName}, start as a viewer there and sign in anew. Second factors come along,
          API tokens are revoked.
        </Trans>
      }
      act={<Trans>Move</Trans>}
      pending={move.isPending}
      error={move.error}
      onAct={(reason) => {
        setMissing(!orgId)
        if (orgId) move.mutate({ params: { id: member.id }, body: { orgId, reason } })
      }}
      onClose={onClose}
    >
      <Choice
        without={organization.id}
        value={orgId}
        onChoose={setOrgId}
        error={missing && !orgId ? t`Choose an organization.` : undefined}
      />
    </ReasonDialog>
  )
}

type ChoiceProps = {
  without: string
  value: string | undefined
  onChoose: (id: string) => void
  error: string | undefined
}

function Choice({ without, value, onChoose, error }: ChoiceProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const found = useEndpoint(
    listOrganizationUsers,
    { query: { limit: offered + 1, ...(search && { search }) } },
    { placeholderData: keepPreviousData },
  )
  const others = (found.data?.organizations ?? []).filter(({ id }) => id !== without).slice(0, offered)
  return (
    <Field group label={<Trans>New organization</Trans>} required error={error}>
      <SearchBox label={t`Name or billing ID`} value={search} onSearch={setSearch} className="mb-2" />
      <RadioGroup value={value} onValueChange={onChoose} className="min-h-24">
        {others.map(({ id, companyName, companyId }) => (
          <Radio
            key={id}
            value={id}
            label={companyName}
            aside={<span className="font-mono text-13 text-muted">{companyId}</span>}
          />
        ))}
      </RadioGroup>
      {found.data && others.length === 0 && (
        <p className="text-13 text-muted">
          <Trans>No organization fits.</Trans>
        </p>
      )}
      {found.error && <p className="text-13 text-danger">{found.error.message}</p>}
    </Field>
  )
}
