/** One person beside the list: who, how protected, where signed in, what happened, and what staff can do about it. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { ChevronRightIcon, CloseIcon, EyeIcon } from '#platform/web/ui/icon.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Loading, SkeletonBlock, SkeletonText } from '#platform/web/ui/skeleton.tsx'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import { orgRoleWords, staffRoleWords } from '../role-words.ts'
import { getUserRecord, type UserRecord } from '../staff-contract.ts'
import { useAuditWords } from './audit-words.ts'
import { initialsOf, StateTag } from './person-words.tsx'
import { useText } from './use-text.ts'
import { UserAccess } from './user-access.tsx'
import { ChangeRoleButton, LockSection } from './user-acts.tsx'

/** Every reading is a line in the customer's log: coming back to it within a minute is not another one. */
const fresh = 60_000

/** `back`: the list without this person. */
export function UserRecordPanel({ id, back }: { id: string; back: string }) {
  const { t } = useLingui()
  const record = useEndpoint(getUserRecord, { params: { id } }, { staleTime: fresh })
  return (
    <aside aria-label={t`Record`} className="min-w-0 xl:mt-4 xl:border-line xl:border-l xl:pl-6">
      <Link
        to={back}
        className="inline-flex min-h-9 items-center gap-1 font-medium text-primary hover:underline xl:hidden"
      >
        <ChevronRightIcon size={14} className="rotate-180" />
        <Trans>Users</Trans>
      </Link>
      {record.error && !record.data ? (
        <div className="py-4">
          <ErrorState
            title={t`The record could not be loaded`}
            onRetry={() => void record.refetch()}
            retrying={record.isFetching}
          >
            {record.error.message}
          </ErrorState>
        </div>
      ) : (
        <Loading pending={record.isPending} skeleton={skeleton}>
          {record.data && <Record record={record.data} back={back} />}
        </Loading>
      )}
    </aside>
  )
}

const skeleton = (
  <div className="grid gap-6 pt-4">
    <SkeletonBlock className="h-8 w-full" />
    <SkeletonBlock className="h-12 w-2/3" />
    <SkeletonText lines={6} />
    <SkeletonText lines={8} />
  </div>
)

function Record({ record, back }: { record: UserRecord; back: string }) {
  return (
    <>
      <p className="flex items-center gap-2 bg-warning-soft px-3 py-2 text-13 max-lg:-mx-4 max-lg:px-4 md:max-lg:-mx-6 md:max-lg:px-6">
        <EyeIcon className="text-warning" />
        <Trans>You read {record.companyName}’s data. Logged, visible to them.</Trans>
      </p>
      <Heading record={record} back={back} />
      <Identity record={record} />
      <UserAccess record={record} />
      <AuditTrail record={record} />
      <LockSection record={record} />
    </>
  )
}

/** The name takes the focus: whoever opened the record by keyboard or hears the page is there at once. */
function Heading({ record, back }: { record: UserRecord; back: string }) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex items-start gap-3 pt-5">
      <span
        aria-hidden="true"
        className={`grid size-10 flex-none place-items-center rounded-full font-semibold text-13 ${record.role === 'customer' ? 'bg-sunken' : 'bg-primary text-on-primary'}`}
      >
        {initialsOf(record.name)}
      </span>
      <div className="min-w-0 flex-1">
        <h2 ref={heading} tabIndex={-1} className="font-display font-semibold text-22 outline-none">
          {record.name}
        </h2>
        <p className="text-muted [overflow-wrap:anywhere]">{record.email}</p>
        <StateTag state={record.state} emailVerified={record.emailVerified} />
      </div>
      <Link
        to={back}
        aria-label={t`Close the record`}
        className="grid size-8 flex-none place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink max-xl:hidden"
      >
        <CloseIcon />
      </Link>
    </div>
  )
}

function Identity({ record }: { record: UserRecord }) {
  const { t, i18n } = useLingui()
  const text = useText()
  const role = text(staffRoleWords[record.role])
  const orgRole = text(orgRoleWords[record.orgRole])
  const language = new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(record.language)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t`Organization`,
      <TextLink key="organization" quiet to={`/admin/organization-users?organization=${record.orgId}`}>
        {record.companyName}
      </TextLink>,
    ],
    [
      t`Roles`,
      <span key="roles" className="flex flex-wrap items-baseline gap-x-2">
        <Trans>
          {orgRole} there, {role} at Quai
        </Trans>
        <ChangeRoleButton record={record} />
      </span>,
    ],
    [t`Address`, record.emailVerified ? t`Verified` : t`Not verified`],
    [t`Language`, language],
    [t`Registered`, <RelativeTime key="registered" at={record.createdAt} />],
    [
      t`Id`,
      <code key="id" className="select-all break-all font-mono text-12">
        {record.id}
      </code>,
    ],
  ]
  return (
    <dl className="mt-4 grid grid-cols-[96px_minmax(0,1fr)] items-baseline gap-y-1.5 border-ink border-b-2 pb-5">
      {facts.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-13 text-muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function AuditTrail({ record }: { record: UserRecord }) {
  const words = useAuditWords()
  return (
    <section className="border-line border-b py-5">
      <h3 className="mb-2 font-semibold">
        <Trans>Audit trail</Trans>
      </h3>
      {record.audit.length === 0 && (
        <p className="text-13 text-muted">
          <Trans>Nothing yet.</Trans>
        </p>
      )}
      <ol className="grid gap-2">
        {folded(record.audit).map(({ line, times }) => (
          <li key={line.seq} className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3 text-13">
            <span className="text-muted">
              <RelativeTime at={line.at} />
            </span>
            <span>
              <strong className="font-semibold">{line.actorName}</strong>
              {line.actorKind === 'staff' && (
                <>
                  {' '}
                  <Trans>(Quai)</Trans>
                </>
              )}
              <span className="block text-muted">
                {words(line.action)}
                {times > 1 && (
                  <>
                    {' '}
                    <Trans>({times} times)</Trans>
                  </>
                )}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {record.audit.length > 0 && (
        <p className="mt-3 text-12 text-muted">
          <Plural value={record.audit.length} one="The newest line." other="The newest # lines." />
        </p>
      )}
    </section>
  )
}

type Line = UserRecord['audit'][number]

/** The same act of the same person several times in a row is one line with its number. */
function folded(lines: readonly Line[]): { line: Line; times: number }[] {
  const result: { line: Line; times: number }[] = []
  for (const line of lines) {
    const last = result.at(-1)
    if (last && last.line.action === line.action && last.line.actorName === line.actorName) last.times += 1
    else result.push({ line, times: 1 })
  }
  return result
}
