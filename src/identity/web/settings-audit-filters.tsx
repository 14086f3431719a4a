import { Trans, useLingui } from '@lingui/react/macro'
import { Field, Input } from '#platform/web/ui/field.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { type TableShape, type TableState, withFilter } from '#platform/web/ui/table-state.ts'
import type { AuditEntry } from '../audit-contract.ts'
import { useAuditWords } from './audit-words.ts'
import { SearchBox } from './search-box.tsx'

export const auditShape: TableShape = { sortable: [], filters: ['action', 'by', 'from', 'to'] }

export const actorKinds = ['person', 'staff', 'token', 'system'] as const

export function useKindNames(): Readonly<Record<AuditEntry['actorKind'], string>> {
  const { t } = useLingui()
  return { person: t`Members`, staff: t`Quai’s staff`, token: t`API tokens`, system: t`The system` }
}

const all = 'all'

type AuditFiltersProps = {
  state: TableState
  change: (change: Partial<TableState>) => void
  /** what occurs in this log */
  actions: readonly string[]
}

export function AuditFilters({ state, change, actions }: AuditFiltersProps) {
  const { t } = useLingui()
  const words = useAuditWords()
  const kinds = useKindNames()
  const chosen = (name: string) => state.filters[name]?.[0]
  const choose = (name: string, value: string) =>
    change({ filters: withFilter(state, name, value === all || value === '' ? [] : [value]).filters })
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-3 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_150px_150px]">
      <SearchBox
        label={t`Search the log`}
        value={state.search}
        onSearch={(search) => change({ search })}
        className="max-xl:col-span-2"
      />
      <Field label={<Trans>What</Trans>}>
        <Select
          value={chosen('action') ?? all}
          onValueChange={(value) => choose('action', value)}
          options={[
            { value: all, label: t`Everything` },
            ...actions.map((action) => ({ value: action, label: words(action) })),
          ]}
        />
      </Field>
      <Field label={<Trans>Who</Trans>}>
        <Select
          value={chosen('by') ?? all}
          onValueChange={(value) => choose('by', value)}
          options={[
            { value: all, label: t`Everybody` },
            ...actorKinds.map((kind) => ({ value: kind, label: kinds[kind] })),
          ]}
        />
      </Field>
      <Field label={<Trans>From</Trans>}>
        <Input type="date" value={chosen('from') ?? ''} onChange={({ target }) => choose('from', target.value)} />
      </Field>
      <Field label={<Trans>Until</Trans>}>
        <Input type="date" value={chosen('to') ?? ''} onChange={({ target }) => choose('to', target.value)} />
      </Field>
    </div>
  )
}
