/** One entry of the audit log in words: who, and what is told of the act. */
import { Trans } from '@lingui/react/macro'
import { Tag } from '#platform/web/ui/badge.tsx'
import type { AuditEntry } from '../audit-contract.ts'

export function Actor({ actorName, actorKind }: Pick<AuditEntry, 'actorName' | 'actorKind'>) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {actorName}
      {actorKind === 'staff' && (
        <Tag tone="warning">
          <Trans>Quai’s staff</Trans>
        </Tag>
      )}
      {actorKind === 'token' && (
        <Tag>
          <Trans>API token</Trans>
        </Tag>
      )}
    </span>
  )
}

const told = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** "orgRole: admin · email: lea@…"; the names are those of the API, as the export has them. */
export const detailOf = ({ detail }: Pick<AuditEntry, 'detail'>): string =>
  Object.entries(detail)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}: ${told(value)}`)
    .join(' · ')
