import type { ReactNode } from 'react'
import { NavLink } from 'react-router'

/** Specification, section 2: "Active link is highlighted by path prefix." Home is a prefix of everything: it ends there. */
export function HeaderLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink
      to={to}
      end={to === '/'}
      className="flex items-center font-medium text-muted hover:text-ink aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--ink)]"
    >
      {children}
    </NavLink>
  )
}
