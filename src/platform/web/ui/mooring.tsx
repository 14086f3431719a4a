// Mooring marks: one small shape per machine on a quay line, always with "ready / desired" in figures.
import { useLingui } from '@lingui/react/macro'
import { formatLocale } from '../../format-locale.ts'
import { classNames } from './class-names.ts'
import { Shape, type ShapeKind } from './shape.tsx'
import { shapeColours } from './status.tsx'

export type MachineCounts = Partial<Record<ShapeKind, number>>

type MooringProps = {
  machines: MachineCounts
  desired: number
  /** above the marks in a table's cell, beside them in a wide one */
  figures?: 'above' | 'beside'
}

const MOST_MARKS = 12
const PITCH = 12
const order: readonly ShapeKind[] = ['ok', 'run', 'warn', 'fail', 'off']

/** Machines that are asked for but not there yet are empty berths. */
export function moored(machines: MachineCounts, desired: number): { kind: ShapeKind; count: number }[] {
  const there = order.reduce((sum, kind) => sum + (machines[kind] ?? 0), 0)
  const missing = Math.max(0, desired - there)
  return order
    .map((kind) => ({ kind, count: (machines[kind] ?? 0) + (kind === 'off' ? missing : 0) }))
    .filter(({ count }) => count > 0)
}

export function Mooring({ machines, desired, figures = 'above' }: MooringProps) {
  const { t, i18n } = useLingui()
  const number = new Intl.NumberFormat(formatLocale(i18n.locale))
  const ready = number.format(machines.ok ?? 0)
  const all = number.format(desired)
  const groups = moored(machines, desired)
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  return (
    <span
      role="img"
      aria-label={t`${ready} of ${all} machines ready`}
      className={classNames('inline-flex', figures === 'above' ? 'flex-col gap-0.5' : 'items-center gap-3')}
    >
      <span
        className={classNames('whitespace-nowrap', figures === 'beside' && 'order-2 text-13 text-muted')}
      >{`${ready} / ${all}`}</span>
      {count > MOST_MARKS ? (
        <span className="inline-flex items-center gap-3 whitespace-nowrap text-12 text-muted">
          {groups.map((group) => (
            <span key={group.kind} className="inline-flex items-center gap-1">
              <span className={shapeColours[group.kind]}>
                <Shape kind={group.kind} size={8} still />
              </span>
              {number.format(group.count)}
            </span>
          ))}
        </span>
      ) : (
        count > 0 && <Quay marks={groups.flatMap(({ kind, count }) => Array<ShapeKind>(count).fill(kind))} />
      )}
    </span>
  )
}

function Quay({ marks }: { marks: readonly ShapeKind[] }) {
  const width = marks.length * PITCH + 1
  const ticks = Array.from({ length: marks.length + 1 }, (_, place) => `M${place * PITCH + 0.5} 12v4`).join('')
  return (
    <svg aria-hidden="true" width={width} height="17" className="block flex-none">
      {marks.map((kind, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a berth is its place
        <g key={place} transform={`translate(${place * PITCH + 2.5} 1)`} className={shapeColours[kind]}>
          <Shape kind={kind} size={8} still />
        </g>
      ))}
      <path d={`M0 12.5h${width}${ticks}`} fill="none" className="stroke-line-strong" />
    </svg>
  )
}
