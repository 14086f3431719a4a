// La ligne de quai: the line with berth ticks every 24 px that carries titles, progress and the page loader.
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import './ligne.css'

/** Drawn by CSS alone, so that a prerendered page needs neither script nor inline style for it. */
export function Ligne({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'h-2.5 border-ink border-t-2 bg-[length:100%_5px] bg-[repeating-linear-gradient(90deg,var(--ink)_0_1px,transparent_1px_24px)] bg-no-repeat',
        className,
      )}
    />
  )
}

type PageTitleProps = {
  title: ReactNode
  /** one sentence that says how things stand */
  lead?: ReactNode
  /** what stands above the title: a breadcrumb */
  above?: ReactNode
  /** what stands beside the title: a status mark */
  beside?: ReactNode
  actions?: ReactNode
  /** a title shown inside another page is not that page's h1 */
  level?: 1 | 2 | 4
}

export function PageTitle({ title, lead, above, beside, actions, level = 1 }: PageTitleProps) {
  const Heading = `h${level}` as const
  return (
    <div>
      {above && <div className="mb-2 text-13 text-muted">{above}</div>}
      <div className="flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between lg:gap-6">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Heading className="font-display font-semibold text-28 tracking-[-0.01em]">{title}</Heading>
            {beside}
          </div>
          {lead && <p className="mt-1 max-w-[72ch] text-16 text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-none gap-2 max-lg:*:flex-1">{actions}</div>}
      </div>
      <Ligne className="mt-3" />
    </div>
  )
}

/** A heading inside a page; the count or period beside it, a link or action at its end. */
export function SectionTitle({ title, note, end }: { title: ReactNode; note?: ReactNode; end?: ReactNode }) {
  return (
    <div className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h2 className="text-18">{title}</h2>
      {note && <span className="text-13 text-muted">{note}</span>}
      {end && <span className="ml-auto">{end}</span>}
    </div>
  )
}

type ProgressProps = {
  /** what is being done, in words */
  label: ReactNode
  value: number
  max: number
  /** how the count reads when "5 of 8" is not enough: "5 of 8 machines" */
  count?: string
  /** a quieter line below: what is usual, what comes next */
  note?: ReactNode
  failed?: boolean
}

/** A wait of more than ten seconds: words and counts first, the line second. */
export function Progress({ label, value, max, count, note, failed = false }: ProgressProps) {
  const { t } = useLingui()
  const labelId = useId()
  const text = count ?? t`${value} of ${max}`
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <span id={labelId} className="font-medium">
          {label}
        </span>
        <span className="whitespace-nowrap text-13 text-muted">{text}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        className="mt-1 px-[9px]"
      >
        <ProgressLine share={share} failed={failed} />
      </div>
      {note && <p className={classNames('mt-1 text-13', failed ? 'text-danger' : 'text-muted')}>{note}</p>}
    </div>
  )
}

/** Shares are SVG attributes and not inline styles, which a strict content policy refuses in prerendered pages. */
function ProgressLine({ share, failed }: { share: number; failed: boolean }) {
  const finished = share >= 100
  const ticks = useId()
  return (
    <svg aria-hidden="true" width="100%" height="22" className="block overflow-visible">
      <defs>
        <pattern id={ticks} width="24" height="4" patternUnits="userSpaceOnUse" patternTransform="translate(0 12)">
          <rect width="1" height="4" className="fill-line-strong" />
        </pattern>
      </defs>
      <rect y="12" width="100%" height="4" fill={`url(#${ticks})`} />
      <rect y="10" width="100%" height="2" className="fill-line-strong" />
      <rect y="9" width={`${share}%`} height="4" className={failed ? 'fill-danger' : 'fill-primary'} />
      {!finished && (
        <svg aria-hidden="true" x={`${share}%`} y="11" overflow="visible">
          {failed ? <FailedMark /> : <Lamp />}
        </svg>
      )}
    </svg>
  )
}

/** The lighthouse yellow means "you are here" and nothing else. Centred on 0,0. */
export function Lamp({ radius = 8 }: { radius?: number }) {
  return (
    <>
      <circle r={radius + 3} className="fill-bg" />
      <circle r={radius} strokeWidth="2" className="fill-lamp stroke-lamp-ring" />
    </>
  )
}

export function FailedMark() {
  return (
    <>
      <rect x="-10" y="-10" width="20" height="20" className="fill-bg" />
      <rect x="-6" y="-6" width="12" height="12" className="fill-danger" />
    </>
  )
}

/** While the next page comes. Under reduced motion the line stands still and the word alone tells. */
export function PageLoader() {
  return (
    <div role="status" className="py-2">
      <div className="relative h-2.5 overflow-hidden border-line-strong border-t-2">
        <div className="h-[5px] bg-[repeating-linear-gradient(90deg,var(--line-strong)_0_1px,transparent_1px_24px)]" />
      </div>
      <div className="relative -mt-2.5 h-0.5 overflow-hidden motion-reduce:hidden">
        <div className="h-full w-1/4 animate-[ligne-slide_1.6s_cubic-bezier(0.4,0,0.6,1)_infinite] bg-primary" />
      </div>
      <span className="sr-only motion-reduce:not-sr-only motion-reduce:mt-2 motion-reduce:block motion-reduce:text-13 motion-reduce:text-muted">
        <Trans>Loading the page</Trans>
      </span>
    </div>
  )
}
