// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { forgetTarget, readTarget, safeTarget, storeTarget } from './redirect-target.ts'

const origin = 'https://quai.example'
afterEach(() => sessionStorage.clear())

describe('specification, section 4: the post-login redirect target', () => {
  test('keeps path, query and hash', () => {
    storeTarget({ pathname: '/orders/products', search: '?page=2', hash: '#last' })
    expect(readTarget()).toBe('/orders/products?page=2#last')
  })

  test('is judged again when it is read: what another script stored leads nowhere else', () => {
    sessionStorage.setItem('quai.redirect-target', '//evil.example')
    expect(readTarget()).toBeUndefined()
  })

  test('is forgotten once it is used', () => {
    storeTarget({ pathname: '/settings', search: '', hash: '' })
    forgetTarget()
    expect(readTarget()).toBeUndefined()
  })

  test.each(['/auth', '/auth?tab=register', '/magic-link-login?token=x', '/dev-login'])(
    '%s is a way in, no target',
    (path) => expect(safeTarget(path, origin)).toBeUndefined(),
  )
})

test.each([
  ['/', '/'],
  ['/settings/security?x=1#y', '/settings/security?x=1#y'],
  ['/clusters/7f/topology', '/clusters/7f/topology'],
  ['/search?to=https://evil.example/', '/search?to=https://evil.example/'],
  ['/a/../b', '/b'],
])('%s stays ours', (text, target) => expect(safeTarget(text, origin)).toBe(target))

/** What browsers, proxies and routers have been known to read as another place. */
const attacks = [
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\u0000/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' https://evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '/javascript:\talert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://quai.example/7f',
  'file:///etc/passwd',
  'ftp://evil.example',
  'mailto:x@evil.example',
  'evil.example',
  '@evil.example',
  ':@evil.example',
  '.evil.example',
  '?next=//evil.example',
  '#//evil.example',
  '',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/./\\evil.example',
  '/\u00a0/evil.example',
  '/a\\..\\..\\evil.example',
  'https://quai.example@evil.example',
  'https://quai.example.evil.example',
]

test('there are at least 40 attacks', () => expect(new Set(attacks).size).toBeGreaterThanOrEqual(40))

test.each(attacks)('open redirect: %j leads nowhere', (text) => expect(safeTarget(text, origin)).toBeUndefined())

/** Accepted as odd pages of ours: whatever router or browser reads them stays here. */
test.each([
  '/%09/evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/;//evil.example',
  '/@evil.example',
  '/:80',
])('open redirect: %s stays on our origin', (text) => {
  const target = safeTarget(text, origin)
  expect(target).toBeDefined()
  expect(new URL(target ?? '', origin).origin).toBe(origin)
  expect(target).toMatch(/^\/(?![/\\])/)
})
