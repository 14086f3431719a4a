import { expect, test } from 'vitest'
import { clearedOnSessionChange, staleOnNavigation } from './cache-rules.ts'

const always = ['/api/sidebar-counts', '/api/billing/credits', '/api/billing/summary', '/api/billing/plans']

test('section 7: "Cache invalidation on each navigation: /api/sidebar-counts, /api/billing/credits, /api/billing/summary, /api/billing/plans"', () => {
  for (const page of ['/', '/dashboard', '/my-clusters', '/billing-support'])
    expect(staleOnNavigation(page)).toEqual(always)
})

test('section 7: "On billing pages also /api/billing/payment-methods and /api/billing/invoices"', () => {
  for (const page of ['/billing', '/billing/invoices']) {
    expect(staleOnNavigation(page)).toEqual([...always, '/api/billing/payment-methods', '/api/billing/invoices'])
  }
})

test('section 7: "On usage pages /api/usage"', () => {
  for (const page of ['/usage', '/usage/2026-11']) expect(staleOnNavigation(page)).toEqual([...always, '/api/usage'])
})

test.each([
  '/api/billing',
  '/api/billing/summary',
  '/api/notifications',
  '/api/notifications/count',
  '/api/orders',
  '/api/clusters',
  '/api/clusters/:id',
  '/api/gcp-clusters',
  '/api/organizations',
  '/api/officers',
  '/api/officers/check-access',
  '/api/user/sessions',
])('section 7: "Cleared at registration or logout": %s', (path) => expect(clearedOnSessionChange(path)).toBe(true))

test('section 4: "stores the new user": the user is replaced in place', () => {
  expect(clearedOnSessionChange('/api/user')).toBe(false)
})
