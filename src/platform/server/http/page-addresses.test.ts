import { describe, expect, test } from 'vitest'
import { pageAddresses } from './page-addresses.ts'

const hasPage = pageAddresses(['/', '/pricing', '/clusters/:id', '/clusters/:id/topology', '/settings/:tab?'])

describe('addresses that have a page', () => {
  test.each([
    '/',
    '/pricing',
    '/pricing/',
    '/Pricing',
    '/pricing?currency=EUR',
    '/clusters/7f',
    '/clusters/7f/topology',
    '/settings',
    '/settings/security',
  ])('%s has one', (address) => expect(hasPage(address)).toBe(true))

  test.each(['/pricin', '/pricing/x', '/clusters', '/clusters/7f/x', '/settings/a/b', '/no-such-page'])(
    '%s has none',
    (address) => expect(hasPage(address)).toBe(false),
  )

  test('a build that does not say answers everywhere', () => {
    expect(pageAddresses(undefined)('/no-such-page')).toBe(true)
  })
})
