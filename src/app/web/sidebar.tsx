import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IconButton } from '#platform/web/ui/button.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { CollapseIcon, ExpandIcon } from '#platform/web/ui/icon.tsx'
import { setCollapsed, useCollapsed } from './sidebar-collapsed.ts'
import { IconLink, WordLink } from './sidebar-link.tsx'
import { type SideGroup, type SideLink, widthClasses } from './sidebar-shape.ts'
import { SidebarStatus } from './sidebar-status.tsx'

type SidebarProps = {
  label: string
  groups: readonly SideGroup[]
  bottom?: readonly SideLink[]
  /** who is here, under the links */
  foot?: ReactNode
}

/** Beside the page on wide screens; on others its links are in the drawer (sidebar-drawer.tsx). */
export function Sidebar({ label, groups, bottom = [], foot }: SidebarProps) {
  const { t } = useLingui()
  const collapsed = useCollapsed()
  return (
    <aside
      className={classNames(
        'flex flex-none flex-col border-line border-r bg-surface px-3 py-4 max-lg:hidden',
        collapsed ? widthClasses.collapsed : widthClasses.open,
      )}
    >
      <nav aria-label={label} className="flex flex-1 flex-col">
        <SidebarGroups groups={groups} collapsed={collapsed} />
        <SideLinks links={bottom} collapsed={collapsed} className="mt-auto pt-6" />
      </nav>
      {collapsed && <SidebarStatus />}
      {!collapsed && foot}
      <IconButton
        label={collapsed ? t`Expand the sidebar` : t`Collapse the sidebar`}
        aria-expanded={!collapsed}
        onClick={() => setCollapsed(!collapsed)}
        className="mt-2 self-center"
      >
        {collapsed ? <ExpandIcon /> : <CollapseIcon />}
      </IconButton>
    </aside>
  )
}

export function SidebarGroups({ groups, collapsed = false }: { groups: readonly SideGroup[]; collapsed?: boolean }) {
  return groups.map(({ title, links }) => (
    <div key={title ?? ''}>
      {title && !collapsed && <p className="px-2.5 pt-4 pb-1 text-12 text-muted">{title}</p>}
      {title && collapsed && <hr className="mx-2 my-2 border-line" />}
      <SideLinks links={links} collapsed={collapsed} />
    </div>
  ))
}

type SideLinksProps = { links: readonly SideLink[]; collapsed?: boolean; className?: string }

export function SideLinks({ links, collapsed = false, className = '' }: SideLinksProps) {
  if (links.length === 0) return null
  return (
    <ul className={classNames('grid gap-0.5', className)}>
      {links.map((link) => (
        <li key={link.to}>{collapsed ? <IconLink link={link} /> : <WordLink link={link} />}</li>
      ))}
    </ul>
  )
}
