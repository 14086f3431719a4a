import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { ChevronRightIcon } from './icon.tsx'

type TablePagingProps = {
  /** "1 to 6 of 14", or what is known of it */
  summary?: ReactNode
  /** cursors of the server's answer; null where there is no such page */
  previous: string | null
  next: string | null
  /** the first page has no cursor in the address */
  onPage: (cursor: string | undefined) => void
}

/** Cursors and not page numbers: rows that come and go meanwhile neither repeat nor vanish. */
export function TablePaging({ summary, previous, next, onPage }: TablePagingProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Pages`} className="flex items-center justify-between gap-4 pt-2 text-13">
      <span className="text-muted">{summary}</span>
      <span className="flex gap-1">
        <Button look="ghost" size="sm" disabled={previous === null} onClick={() => onPage(previous || undefined)}>
          <ChevronRightIcon size={14} className="rotate-180" />
          <Trans>Previous</Trans>
        </Button>
        <Button look="ghost" size="sm" disabled={next === null} onClick={() => onPage(next || undefined)}>
          <Trans>Next</Trans>
          <ChevronRightIcon size={14} />
        </Button>
      </span>
    </nav>
  )
}
