import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '#platform/web/ui/field.tsx'
import { Radio, RadioGroup } from '#platform/web/ui/radio-group.tsx'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import type { User } from '../contract.ts'
import { listMembers, type Member } from '../organization-contract.ts'
import { memberCan } from '../rules.ts'
import { SearchBox } from './search-box.tsx'
import { Asked } from './settings-part.tsx'
import { useText } from './use-text.ts'

type MemberChoiceProps = {
  user: User
  chosen: Member | undefined
  onChoose: (member: Member | undefined) => void
  missed: boolean
}

/** One member of however many: the server searches, the first few are shown. */
export function MemberChoice({ user, chosen, onChoose, missed }: MemberChoiceProps) {
  const { t } = useLingui()
  const read = useText()
  const [search, setSearch] = useState('')
  const members = useEndpoint(listMembers, { query: { search: search || undefined, limit: 6 } })
  return (
    <Field label={<Trans>New owner</Trans>} group required error={missed && t`Choose who becomes owner.`}>
      <div className="grid gap-3">
        <SearchBox label={t`Search by name or address`} value={search} onSearch={setSearch} />
        <Asked asked={members} failed={<Trans>The members could not be loaded</Trans>}>
          {(page) => (
            <RadioGroup
              value={chosen?.id}
              onValueChange={(id) => onChoose(page.members.find((member) => member.id === id))}
              className="gap-0! rounded-card border border-line"
            >
              {page.members.map((member) => {
                const refusal = read(memberCan.transferTo(user, member))
                return (
                  <Radio
                    key={member.id}
                    row
                    value={member.id}
                    label={member.name}
                    note={refusal ?? member.email}
                    disabled={refusal !== undefined}
                  />
                )
              })}
            </RadioGroup>
          )}
        </Asked>
      </div>
    </Field>
  )
}
