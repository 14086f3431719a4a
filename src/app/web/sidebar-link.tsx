import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { classNames } from '#platform/web/ui/class-names.ts'
import { ChevronDownIcon } from '#platform/web/ui/icon.tsx'
import { Tooltip } from '#platform/web/ui/tooltip.tsx'
import { isCurrent, type SideLink } from './sidebar-shape.ts'

const look =
  'flex h-9 items-center rounded-control transition-colors duration-120 ease-out hover:bg-sunken hover:text-ink pointer-coarse:h-11'
const otherLook = 'font-medium text-muted'
const currentLook = 'bg-primary-soft font-semibold text-ink'

/** The page itself says so to screen readers; a page under it is only highlighted. */
const voice = (to: string, pathname: string) => (pathname === to ? { 'aria-current': 'page' as const } : {})

/** "Can collapse to icons with tooltips": the name stays the link's name. */
export function IconLink({ link }: { link: SideLink }) {
  const { pathname } = useLocation()
  const { to, label, icon: Icon, count, lang } = link
  const name = count === undefined ? label : `${label}, ${count}`
  return (
    <Tooltip text={<span lang={lang}>{name}</span>} side="right">
      <Link
        to={to}
        aria-label={name}
        lang={lang}
        {...voice(to, pathname)}
        className={classNames(look, 'justify-center', isCurrent(link, pathname) ? currentLook : otherLook)}
      >
        <Icon />
      </Link>
    </Tooltip>
  )
}

export function WordLink({ link }: { link: SideLink }) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  // Section 2: "Clusters and Orders groups start expanded."
  const [expanded, setExpanded] = useState(true)
  const belowId = useId()
  const { to, label, icon: Icon, count, lang, below } = link
  return (
    <>
      <div className="relative">
        <Link
          to={to}
          lang={lang}
          {...voice(to, pathname)}
          className={classNames(
            look,
            'gap-2.5 px-2.5',
            below && 'pr-10',
            isCurrent(link, pathname) ? currentLook : otherLook,
          )}
        >
          <Icon />
          <span className="min-w-0 flex-1 truncate">{label}</span>
          {count !== undefined && <span className="font-normal text-12 text-muted tabular-nums">{count}</span>}
        </Link>
        {below && (
          <button
            type="button"
            aria-expanded={expanded}
            aria-controls={belowId}
            aria-label={t`Pages under ${label}`}
            onClick={() => setExpanded(!expanded)}
            className="absolute inset-y-0 right-0 grid w-9 cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
          >
            <ChevronDownIcon className={expanded ? 'rotate-180' : ''} />
          </button>
        )}
      </div>
      {below && (
        <ul id={belowId} hidden={!expanded} className="mt-0.5">
          {below.map((entry) => (
            <li key={entry.label}>
              <Link
                to={entry.to}
                {...voice(entry.to, pathname)}
                className="flex h-8 items-center rounded-control pr-2.5 pl-9 text-13 text-muted hover:bg-sunken hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink pointer-coarse:h-11"
              >
                {entry.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
