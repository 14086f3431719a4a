// The ligne de quai as a row of berths: the wizard's step rail and the order's progress track.
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { CheckIcon } from './icon.tsx'
import { FailedMark, Lamp } from './ligne.tsx'

export type BerthState = 'done' | 'current' | 'next' | 'failed'

export type Berth = {
  readonly id: string
  readonly name: string
  readonly state: BerthState
  /** what was chosen, or how long it took */
  readonly detail?: ReactNode
  /** what is usual, or what follows */
  readonly note?: ReactNode
  /** earlier steps stay editable */
  readonly to?: string
}

type BerthsProps = {
  label: string
  berths: readonly Berth[]
  /** how far the current berth is, 0 to 1; the lamp stands there */
  progress?: number
  /** a track stands upright on phones; a wizard's rail folds into "Step 3 of 6" */
  phone?: 'upright' | 'folded'
}

export function Berths({ label, berths, progress = 0, phone = 'upright' }: BerthsProps) {
  const upright = phone === 'upright'
  return (
    <div>
      <ol
        aria-label={label}
        className={classNames(
          'grid md:auto-cols-fr md:grid-flow-col',
          !upright && 'max-md:auto-cols-fr max-md:grid-flow-col',
        )}
      >
        {berths.map((berth, place) => (
          <li
            key={berth.id}
            {...(berth.state === 'current' && { 'aria-current': 'step' })}
            className={classNames(
              'relative md:pt-5.5 md:pr-3',
              upright ? 'max-md:pb-4 max-md:pl-7 max-md:last:pb-0' : 'max-md:pt-5.5',
            )}
          >
            <Track state={berth.state} progress={progress} last={place === berths.length - 1} upright={upright} />
            <BerthText berth={berth} upright={upright} />
          </li>
        ))}
      </ol>
      {!upright && <FoldedText berths={berths} />}
    </div>
  )
}

function BerthText({ berth, upright }: { berth: Berth; upright: boolean }) {
  const { name, state, detail, note, to } = berth
  const tone = { done: 'font-medium', current: 'font-bold', next: 'text-muted', failed: 'font-bold text-danger' }[state]
  return (
    <div
      className={classNames(
        upright ? 'max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3' : 'max-md:sr-only',
        state === 'next' && 'text-muted',
      )}
    >
      <div className={classNames('flex min-h-5 items-center gap-1.5', tone)}>
        {to === undefined ? (
          name
        ) : (
          <Link to={to} className="rounded-tag underline-offset-3 hover:underline">
            {name}
          </Link>
        )}
        {state === 'done' && <CheckIcon size={14} className="text-success" />}
        <span className="sr-only">
          <StateWord state={state} />
        </span>
      </div>
      {detail && <div className="text-13 max-md:text-right">{detail}</div>}
      {note && (
        <div className={classNames('text-12 text-muted', state === 'done' && upright && 'max-md:hidden')}>{note}</div>
      )}
    </div>
  )
}

function StateWord({ state }: { state: BerthState }) {
  if (state === 'done') return <Trans>done</Trans>
  if (state === 'current') return <Trans>you are here</Trans>
  if (state === 'failed') return <Trans>failed</Trans>
  return <Trans>to come</Trans>
}

function FoldedText({ berths }: { berths: readonly Berth[] }) {
  const place = berths.findIndex(({ state }) => state === 'current' || state === 'failed')
  const current = berths[place]
  const next = berths[place + 1]
  const step = place + 1
  const count = berths.length
  if (!current) return null
  return (
    <div aria-hidden="true" className="flex justify-between gap-4 md:hidden">
      <span className="font-medium">
        <Trans>
          Step {step} of {count}: {current.name}
        </Trans>
      </span>
      {next ? (
        <span className="truncate text-13 text-muted">
          <Trans>Next: {next.name}</Trans>
        </span>
      ) : (
        <span className="text-13 text-muted">
          <Plural value={count} one="The only step" other="The last of # steps" />
        </span>
      )}
    </div>
  )
}

type TrackProps = { state: BerthState; progress: number; last: boolean; upright: boolean }

const ticks = [12.5, 25, 37.5, 50, 62.5, 75, 87.5]

/** Lengths are SVG attributes: they work in prerendered pages, where a strict content policy refuses inline styles. */
function Track(props: TrackProps) {
  return (
    <>
      <svg
        aria-hidden="true"
        width="100%"
        height="18"
        className={classNames('absolute top-0 left-0 overflow-visible', props.upright && 'max-md:hidden')}
      >
        <TrackLine {...props} across />
      </svg>
      {props.upright && (
        <svg aria-hidden="true" width="18" height="100%" className="absolute top-2.5 left-0 overflow-visible md:hidden">
          <TrackLine {...props} across={false} />
        </svg>
      )}
    </>
  )
}

function TrackLine({ state, progress, last, across }: TrackProps & { across: boolean }) {
  const reached = state !== 'next'
  const share = `${state === 'done' ? 100 : state === 'current' ? progress * 100 : 0}%`
  const along = (from: string, length: string, side: number, width: number) =>
    across ? { x: from, y: side, width: length, height: width } : { x: side, y: from, width, height: length }
  const rest = last && !reached ? 'fill-line' : 'fill-line-strong'
  // upright, the last berth is the end of the quay
  const open = across || !last
  return (
    <>
      {open && <rect {...along('0', '100%', 8, 2)} className={rest} />}
      {open && <rect {...along('0', share, 8, 2)} className="fill-primary" />}
      {open &&
        !(last && !reached) &&
        ticks.map((tick) => <rect key={tick} {...along(`${tick}%`, '1', 10, 4)} className="fill-line-strong" />)}
      <rect
        {...along('0', '2', across ? 1 : 8, across ? 16 : 10)}
        className={reached ? 'fill-primary' : 'fill-line-strong'}
      />
      {(state === 'current' || state === 'failed') && (
        <svg aria-hidden="true" overflow="visible" x={across ? share : 9} y={across ? 9 : share}>
          {state === 'failed' ? <FailedMark /> : <Lamp />}
        </svg>
      )}
    </>
  )
}
