import { Trans, useLingui } from '@lingui/react/macro'
import { TextLink } from '#platform/web/ui/link.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import { listAudit } from '../audit-contract.ts'
import type { User } from '../contract.ts'
import { detailOf } from './audit-line.tsx'
import { useAuditWords } from './audit-words.ts'
import { Asked, Part } from './settings-part.tsx'

/** The last acts in this person's name: the place to find out that it was somebody else. */
export function RecentEvents({ user }: { user: User }) {
  const { t } = useLingui()
  const words = useAuditWords()
  const audit = useEndpoint(listAudit, { query: { actorId: user.id, limit: 6 } })
  return (
    <Part
      title={<Trans>Recent events</Trans>}
      note={<Trans>What was done in your name. Part of the organization’s audit log.</Trans>}
    >
      <Asked asked={audit} failed={<Trans>The events could not be loaded</Trans>}>
        {({ entries }) =>
          entries.length === 0 ? (
            <p className="text-muted">
              <Trans>Nothing yet.</Trans>
            </p>
          ) : (
            <ul aria-label={t`Recent events`} className="-mt-2">
              {entries.map((entry) => (
                <li
                  key={entry.seq}
                  className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-b py-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_auto]"
                >
                  <span>{words(entry.action)}</span>
                  <span className="truncate text-muted max-lg:hidden">{detailOf(entry) || entry.address}</span>
                  <span className="text-muted">
                    <RelativeTime at={entry.at} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Asked>
      <p className="mt-4">
        <TextLink quiet to="/settings/audit">
          <Trans>All events</Trans>
        </TextLink>
      </p>
    </Part>
  )
}
