// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually, type StandIn, startStandIn } from '#platform/web/http-stand-in.ts'
import { createQueryClient } from '#platform/web/query.ts'
import { fallbackTiers } from '../tier-pages.ts'
import { FooterBadges } from './footer-badges.tsx'
import { FooterNavigation } from './footer-columns.tsx'
import { versionUntilKnown } from './footer-version.ts'
import { Tiers, tiersPath, tiersStaleMs, Version, versionStaleMs } from './late-footer.tsx'
import { drawAt } from './testing.ts'

let server: StandIn
let client: QueryClient
beforeEach(async () => {
  server = await startStandIn()
  client = createQueryClient()
})
afterEach(async () => {
  cleanup()
  client.clear()
  await server.stop()
})

const answer = (status: number, body: unknown) =>
  server.always(status, JSON.stringify(body), { 'content-type': 'application/json' })
const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const addressesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
const footer = <FooterNavigation tiers={<Tiers />} />

test('section 2, footer: its links', () => {
  answer(404, {})
  drawAt('/', footer, client)
  expect(addressesIn('About Quai')).toEqual([
    '/data-centers',
    '/newsletter',
    '/about',
    '/contact',
    '/privacy-policy',
    '/terms',
  ])
})

describe('section 2, footer: cluster-type links', () => {
  test('come from the cluster tiers list, asked for once', async () => {
    answer(200, [
      { id: 1, name: 'Standard (Blue)' },
      { id: 2, name: 'GPU (Violet)' },
    ])
    drawAt('/', footer, client)
    await eventually(() => expect(namesIn('Cluster types')).toEqual(['Standard', 'GPU']))
    expect(addressesIn('Cluster types')).toEqual(['/cluster-types/blue', '/cluster-types/ai'])
    expect(server.asked(`GET ${tiersPath}`)).toHaveLength(1)
  })

  test.each([
    [200, []],
    [404, { message: 'Not found' }],
  ])('are the fixed list when the answer is %i %o', async (status, body) => {
    answer(status, body)
    drawAt('/', footer, client)
    await eventually(() => expect(client.getQueryState([tiersPath])?.fetchStatus).toBe('idle'))
    expect(namesIn('Cluster types')).toEqual(fallbackTiers)
  })

  test('section 9: "tiers 30 min; version 5 min"', () => {
    expect([tiersStaleMs, versionStaleMs]).toEqual([1_800_000, 300_000])
  })
})

describe('section 2, footer: the version', () => {
  test('"v1.16.0 (loading...)" until it is known, and when it does not come', async () => {
    answer(500, { message: 'no' })
    drawAt('/', <Version />, client)
    expect(versionUntilKnown).toBe('v1.16.0 (loading...)')
    expect(document.body.textContent).toBe(versionUntilKnown)
    await eventually(() => expect(client.isFetching()).toBe(0))
    expect(document.body.textContent).toBe(versionUntilKnown)
  })

  test.each([
    ['development', 'DEV'],
    ['production', 'PROD'],
  ])('with the badge of %s: %s', async (environment, badge) => {
    answer(200, { displayVersion: 'v0.1.0', environment })
    drawAt('/', <Version />, client)
    await eventually(() => expect(document.body.textContent).toBe(`v0.1.0${badge}`))
  })
})

test('section 1: the six badges lead to their evidence and read as commitments while none is recorded', () => {
  drawAt('/', <FooterBadges />, client)
  const badges = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(badges).toEqual([
    ['Open, a commitment', '/trust/open'],
    ['Enterprise Ready, a commitment', '/trust/enterprise-ready'],
    ['GDPR Compliant, a commitment', '/trust/gdpr-compliant'],
    ['HDS Certified, a commitment', '/trust/hds-certified'],
    ['Data Sovereignty, a commitment', '/trust/data-sovereignty'],
    ['CISPE Compliant, a commitment', '/trust/cispe-compliant'],
  ])
  expect(screen.getByText('Our commitments. No certificate is recorded.')).toBeTruthy()
})
