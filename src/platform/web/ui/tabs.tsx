import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { NavLink, type To } from 'react-router'
import { classNames } from './class-names.ts'

type Tab = { value: string; label: ReactNode; content: ReactNode; disabled?: boolean }

const rowClasses = 'flex overflow-x-auto border-line border-b [scrollbar-width:none]'
const tabClasses = classNames(
  'flex-none cursor-pointer whitespace-nowrap font-medium text-muted transition-colors duration-120 ease-out hover:text-ink -outline-offset-2',
  'disabled:cursor-not-allowed disabled:opacity-50',
  'data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-2px_0_var(--ink)] aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--ink)]',
)
const sizes = {
  sm: { row: 'gap-5', tab: 'py-2 text-13 max-md:py-3 max-md:text-14' },
  md: { row: 'gap-6 max-md:gap-5', tab: 'py-3' },
}

type TabsProps = {
  tabs: readonly Tab[]
  label: string
  value: string
  onValueChange: (value: string) => void
  size?: 'sm' | 'md'
  className?: string
}

/** Panels in place. Sections of a page that deserve an address are TabLinks. */
export function Tabs({ tabs, label, value, onValueChange, size = 'md', className }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} className={classNames('min-w-0', className)}>
      <Radix.List aria-label={label} className={classNames(rowClasses, sizes[size].row)}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled ?? false}
            className={classNames(tabClasses, sizes[size].tab)}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

type TabLinksProps = {
  label: string
  links: readonly { to: To; label: ReactNode; end?: boolean }[]
  className?: string
}

/** The tabs of a page, each with its own address; they hang under the page title's ligne de quai. */
export function TabLinks({ label, links, className }: TabLinksProps) {
  return (
    <nav aria-label={label} className={classNames(rowClasses, sizes.md.row, className)}>
      {links.map((link) => (
        <NavLink
          key={typeof link.to === 'string' ? link.to : `${link.to.pathname}${link.to.search}`}
          to={link.to}
          end={link.end ?? false}
          className={classNames(tabClasses, sizes.md.tab)}
        >
          {link.label}
        </NavLink>
      ))}
    </nav>
  )
}
