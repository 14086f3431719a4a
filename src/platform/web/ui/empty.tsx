// Nothing to show, for one of three reasons; each says what to do next. The drawing is an empty berth.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextButton } from './link.tsx'

/** A stretch of quay with a berth nobody lies in: posts, slack lines, a dashed outline. */
export function EmptyBerth() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 192 72"
      width="192"
      height="72"
      fill="none"
      strokeWidth="1.5"
      className="stroke-ink"
    >
      <path d="M0 8.75h192" strokeWidth="2" />
      <path d="M12 8v6M36 8v6M60 8v6M84 8v6M108 8v6M132 8v6M156 8v6M180 8v6" strokeWidth="1" />
      <path d="M60 14c0 8 10 5 10 14M132 14c0 8-10 5-10 14" strokeLinecap="round" />
      <path d="M48 26.75h96v37.5H48z" strokeDasharray="4 4" className="stroke-line-strong" />
      <path
        d="M12.75 28v35.25h22.5V28M156.75 28v35.25h22.5V28M18 14v14M30 14v14M162 14v14M174 14v14M12.75 28h22.5M156.75 28h22.5"
        className="stroke-line-strong"
      />
    </svg>
  )
}

type FrameProps = { title: ReactNode; children?: ReactNode; actions?: ReactNode; drawing?: boolean }

function Frame({ title, children, actions, drawing = true }: FrameProps) {
  return (
    <div className="flex flex-col items-start gap-4 py-8">
      {drawing && <EmptyBerth />}
      <div>
        <h3 className="text-18">{title}</h3>
        {children && <div className="mt-1 max-w-[56ch] text-muted">{children}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-x-6 gap-y-3">{actions}</div>}
    </div>
  )
}

/** First use: one sentence of benefit, one button, one link. */
export function FirstUse({
  title,
  benefit,
  action,
  link,
}: Record<'title' | 'benefit' | 'action', ReactNode> & { link?: ReactNode }) {
  return (
    <Frame
      title={title}
      actions={
        <>
          {action}
          {link}
        </>
      }
    >
      <p>{benefit}</p>
    </Frame>
  )
}

type NoResultProps = {
  /** the filters in force, as the chips above the list name them */
  filters: readonly string[]
  search?: string
  onClear: () => void
}

export function NoResult({ filters, search, onClear }: NoResultProps) {
  const { i18n } = useLingui()
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(filters)
  return (
    <Frame
      title={<Trans>Nothing matches</Trans>}
      actions={
        <TextButton onClick={onClear}>
          {filters.length > 0 ? <Trans>Clear the filters</Trans> : <Trans>Clear the search</Trans>}
        </TextButton>
      }
    >
      {search && (
        <p>
          <Trans>
            Searched for <strong className="font-medium text-ink">{search}</strong>.
          </Trans>
        </p>
      )}
      {filters.length > 0 && (
        <p>
          <Trans>
            Shown only: <strong className="font-medium text-ink">{list}</strong>.
          </Trans>
        </p>
      )}
    </Frame>
  )
}

/** No permission: says who can grant it instead of hiding that something is there. */
export function NoPermission({
  what,
  granters,
  action,
}: {
  what: ReactNode
  granters: readonly string[]
  action?: ReactNode
}) {
  const { i18n } = useLingui()
  const list = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(granters)
  return (
    <Frame drawing={false} title={<Trans>You have no access to {what}</Trans>} actions={action}>
      {granters.length > 0 ? (
        <p>
          <Trans>{list} can give it to you.</Trans>
        </p>
      ) : (
        <p>
          <Trans>An owner of your organization can give it to you.</Trans>
        </p>
      )}
    </Frame>
  )
}
