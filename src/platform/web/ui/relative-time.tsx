import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { formatDate, formatDateTime, relativeTime } from '../../relative-time.ts'

const TICK_MS = 15_000
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

/** One clock for all times on the page: they change together and a list of a hundred does not hold a hundred timers. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    now = Date.now()
    timer = setInterval(() => {
      now = Date.now()
      for (const tell of listeners) tell()
    }, TICK_MS)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** While prerendering there is no now that would still be true when the page is read: the date is shown instead. */
function useNow(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => undefined,
  )
}

export function RelativeTime({ at }: { at: Date | string }) {
  const { t, i18n } = useLingui()
  const date = typeof at === 'string' ? new Date(at) : at
  const current = useNow()
  // a time that arrives between two ticks is newer than the clock
  const part =
    current === undefined
      ? undefined
      : relativeTime(date, new Date(Math.max(current, Math.min(date.getTime(), Date.now()))))
  const text = () => {
    if (part?.kind === 'now') return t`Just now`
    if (part?.kind === 'minutes') return t`${part.count} min ago`
    if (part?.kind === 'hours') return t`${part.count} h ago`
    if (part?.kind === 'days') return t`${plural(part.count, { one: '# day ago', other: '# days ago' })}`
    return formatDate(date, i18n.locale)
  }
  return (
    <time dateTime={date.toISOString()} title={formatDateTime(date, i18n.locale)} className="whitespace-nowrap">
      {text()}
    </time>
  )
}
