// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#identity/contract.ts'
import { TooltipProvider } from '#platform/web/ui/tooltip.tsx'
import { getSidebarCounts, getSystemStatus } from '../contract.ts'
import { Sidebar } from './sidebar.tsx'
import { countsTiming } from './sidebar-counts.ts'
import { bottomLinks, useSidebarGroups } from './sidebar-links.ts'
import { isCurrent, sidebarWidth, widthClasses } from './sidebar-shape.ts'
import { useStaffGroups } from './staff-sidebar-links.ts'
import { drawAt } from './testing.ts'

const claire: User = {
  id: '01930000-0000-7000-8000-000000000101',
  username: 'claire.laurent',
  email: 'claire.laurent@atelier-lumiere.example',
  name: 'Claire Laurent',
  companyName: 'Atelier Lumière',
  companyId: 'Q-1',
  role: 'customer',
  emailVerified: true,
} as User

function Customers() {
  return <Sidebar label="Your Quai" groups={useSidebarGroups()} bottom={bottomLinks} />
}
function Staff() {
  return <Sidebar label="Staff pages" groups={useStaffGroups()} />
}

function draw(part: 'customers' | 'staff', user: User = claire, path = '/dashboard') {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: false, retry: false } },
  })
  client.setQueryData([getSidebarCounts.path], { clusters: 4, orders: { total: 12 } })
  client.setQueryData([getSystemStatus.path], { status: 'healthy', parts: [] })
  drawAt(path, <TooltipProvider>{part === 'staff' ? <Staff /> : <Customers />}</TooltipProvider>, client, user)
}

const links = () => screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('section 2: sidebar', () => {
  test('has the groups, links, sub-items and badges in their order', () => {
    draw('customers')
    expect(links()).toEqual([
      'Dashboard /dashboard',
      'Clusters4 /my-clusters',
      'Configure New Cluster /configure-cluster',
      'View All Clusters /my-clusters',
      'Add-ons /add-ons',
      'Marketplace /marketplace',
      'Orders12 /orders',
      'Clusters /orders/clusters',
      'Add-ons /orders/addons',
      'Middlewares /orders/products',
      'Support /orders/support',
      'Billing /billing',
      'Usage /usage',
      'Price Estimator /price-estimator',
      'Settings /settings',
      'Tutoriels et docs /tutorials',
      'Aide et support /support',
    ])
    for (const title of ['Infrastructure', 'Account']) expect(screen.getByText(title)).toBeTruthy()
  })

  test.each([
    ['customer', false],
    ['officer', false],
    ['admin', true],
    ['super_admin', true],
  ] as const)('User Management for %s: %s', (role, shown) => {
    draw('customers', { ...claire, role })
    expect(screen.queryByRole('link', { name: 'User Management' }) !== null).toBe(shown)
  })

  test('Clusters and Orders start expanded and can be folded', () => {
    draw('customers')
    const fold = screen.getByRole('button', { name: 'Pages under Clusters' })
    expect(fold.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('button', { name: 'Pages under Orders' }).getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(fold)
    expect(screen.queryByRole('link', { name: 'Configure New Cluster' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Middlewares' })).toBeTruthy()
  })

  test('collapses to icons with names, shows the system status, and stays so in this browser', () => {
    draw('customers')
    expect(screen.queryByRole('link', { name: 'System Status: Healthy' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Collapse the sidebar' }))
    expect(screen.getByRole('link', { name: 'System Status: Healthy' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Clusters, 4' }).textContent).toBe('')
    expect(screen.queryByText('Infrastructure')).toBeNull()
    cleanup()
    draw('customers')
    expect(screen.getByRole('button', { name: 'Expand the sidebar' })).toBeTruthy()
  })

  test('bottom links are French and say so to screen readers', () => {
    draw('customers')
    for (const name of ['Tutoriels et docs', 'Aide et support']) {
      expect(screen.getByRole('link', { name }).getAttribute('lang')).toBe('fr')
    }
  })

  test('the page where one is is marked', () => {
    draw('customers', claire, '/orders/products')
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Middlewares')
    const [, , , , , , orders] = screen.getAllByRole('link')
    expect(orders?.className).toContain('bg-primary-soft')
  })
})

describe('section 9: constants', () => {
  test('sidebar width 288 px, 64 px collapsed', () => {
    expect(sidebarWidth).toEqual({ open: 288, collapsed: 64 })
    expect(widthClasses).toEqual({ open: 'w-[288px]', collapsed: 'w-[64px]' })
  })

  test('sidebar counts 30000 ms (stale 5000 ms)', () => {
    expect(countsTiming).toEqual({ refetchInterval: 30_000, staleTime: 5_000 })
  })
})

describe('the sidebar of staff', () => {
  test('officers see work, customers and catalogue', () => {
    draw('staff', { ...claire, role: 'officer' })
    const nav = within(screen.getByRole('navigation', { name: 'Staff pages' }))
    expect(nav.getByRole('link', { name: 'Incident tickets' })).toBeTruthy()
    expect(nav.queryByRole('link', { name: 'Users' })).toBeNull()
    expect(nav.queryByRole('link', { name: 'Registrations' })).toBeNull()
  })

  test('admins also see people and what waits for a decision', () => {
    draw('staff', { ...claire, role: 'admin' })
    for (const name of ['Users', 'Organization users', 'Registrations', 'Promotion requests']) {
      expect(screen.getByRole('link', { name })).toBeTruthy()
    }
  })
})

test('a link is current on the pages under it, and not on those that only begin alike', () => {
  const link = { to: '/usage', label: 'Usage', icon: () => null }
  expect(['/usage', '/usage/x', '/usages'].map((path) => isCurrent(link, path))).toEqual([true, true, false])
})
