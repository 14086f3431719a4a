/** What a sidebar is made of; the customers' and the staff's are drawn by the same hand. */
import type { ComponentType } from 'react'
import type { IconProps } from '#platform/web/ui/icon.tsx'

export type SideLink = {
  readonly to: string
  readonly label: string
  readonly icon: ComponentType<IconProps>
  readonly count?: number | undefined
  /** the words are in this language whatever the page's is */
  readonly lang?: 'fr'
  readonly below?: readonly { readonly to: string; readonly label: string }[]
}

export type SideGroup = { readonly title?: string; readonly links: readonly SideLink[] }

/** Specification, section 9: "Sidebar width 288 px, 64 px collapsed". Tailwind reads the classes, so they are written out. */
export const sidebarWidth = { open: 288, collapsed: 64 } as const
export const widthClasses = { open: 'w-[288px]', collapsed: 'w-[64px]' } as const

const within = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`)

/** The link is current on its own page and on those under it, and on those of the links below it. */
export const isCurrent = ({ to, below = [] }: SideLink, pathname: string): boolean =>
  [to, ...below.map((link) => link.to)].some((address) => within(pathname, address))
