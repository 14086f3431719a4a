// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromCents } from '#platform/money.ts'
import { eventually, type StandIn, startStandIn } from '#platform/web/http-stand-in.ts'
import type { ExchangeRates } from '../contract.ts'
import { fallbackRates } from '../currency.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const answer: ExchangeRates = {
  base: 'EUR',
  rates: { EUR: 1, USD: 2, GBP: 0.5, CNY: 8 },
  source: 'primary',
  fetchedAt: '2026-11-15T08:00:00.000Z',
  date: '2026-11-15',
}

let server: StandIn
/** As a page that was just loaded. */
let page: typeof import('./currency-settings.ts')
let Price: typeof import('./price.tsx').Price

beforeEach(async () => {
  server = await startStandIn()
  server.always(200, JSON.stringify(answer), { 'content-type': 'application/json' })
  localStorage.clear()
  vi.resetModules()
  page = await import('./currency-settings.ts')
  Price = (await import('./price.tsx')).Price
})
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await server.stop()
})

const asked = () => server.asked('GET /api/exchange-rates').length
const currencyHook = () => renderHook(() => page.useCurrency()).result
const loaded = (result: { current: { loading: boolean } }) =>
  eventually(() => expect(result.current.loading).toBe(false))

describe('section 4: "Currency (default EUR) and billing cycle (default monthly) kept in local storage"', () => {
  it('the defaults', async () => {
    const currency = currencyHook()
    const { result: cycle } = renderHook(() => page.useBillingCycle())
    expect(currency.current.currency).toBe('EUR')
    expect(cycle.current.cycle).toBe('monthly')
    await loaded(currency)
  })

  it('a choice is kept, and every reader on the page follows', async () => {
    const [first, second] = [currencyHook(), currencyHook()]
    const { result: cycle } = renderHook(() => page.useBillingCycle())
    act(() => first.current.choose('GBP'))
    act(() => cycle.current.choose('yearly'))
    expect([first.current.currency, second.current.currency, cycle.current.cycle]).toEqual(['GBP', 'GBP', 'yearly'])
    expect(localStorage.getItem('quai.currency')).toBe('GBP')
    expect(localStorage.getItem('quai.billing-cycle')).toBe('yearly')
    await loaded(first)
  })

  it('the next page load finds it; what is no currency counts as none', async () => {
    localStorage.setItem(page.currencyKey, 'CNY')
    localStorage.setItem(page.cycleKey, 'yearly')
    const currency = currencyHook()
    expect(currency.current.currency).toBe('CNY')
    expect(renderHook(() => page.useBillingCycle()).result.current.cycle).toBe('yearly')
    localStorage.setItem(page.currencyKey, 'DOGE')
    localStorage.setItem(page.cycleKey, 'weekly')
    act(() => void window.dispatchEvent(new StorageEvent('storage')))
    expect(currency.current.currency).toBe('EUR')
    expect(renderHook(() => page.useBillingCycle()).result.current.cycle).toBe('monthly')
    await loaded(currency)
  })

  it('a choice in another tab is heard', async () => {
    const currency = currencyHook()
    localStorage.setItem(page.currencyKey, 'USD')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: page.currencyKey })))
    expect(currency.current.currency).toBe('USD')
    await loaded(currency)
  })

  it('a browser that keeps nothing still shows the choice on this page', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const currency = currencyHook()
    act(() => currency.current.choose('USD'))
    expect(currency.current.currency).toBe('USD')
    await loaded(currency)
  })
})

describe('section 4: "Exchange rates fetched anew at startup"', () => {
  it('once, however many look; section 3: rates, last-updated time and loading flag', async () => {
    const currency = currencyHook()
    currencyHook()
    expect(currency.current).toMatchObject({ rates: fallbackRates, lastUpdated: null, loading: true, failed: false })
    await loaded(currency)
    expect(currency.current).toMatchObject({
      rates: answer.rates,
      source: 'primary',
      lastUpdated: answer.fetchedAt,
      date: answer.date,
      failed: false,
    })
    expect(asked()).toBe(1)
  })

  it('the next page load asks again, and nothing of the rates is in local storage', async () => {
    await loaded(currencyHook())
    vi.resetModules()
    page = await import('./currency-settings.ts')
    await loaded(currencyHook())
    expect(asked()).toBe(2)
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('a server that fails leaves what is known, says so, and can be asked again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    server.always(503)
    const currency = currencyHook()
    await eventually(() => expect(currency.current.failed).toBe(true))
    expect(currency.current).toMatchObject({ rates: fallbackRates, loading: false })
    server.always(200, JSON.stringify(answer))
    await act(() => page.loadRates())
    expect(currency.current).toMatchObject({ rates: answer.rates, failed: false, loading: false })
  })
})

describe('a price', () => {
  const show = () =>
    render(
      <I18nProvider i18n={i18n}>
        <Price price={fromCents(1_234_50n)} />
      </I18nProvider>,
    )

  it('section 9: 2 decimals, times the rate; greyed while the rates are on their way', async () => {
    localStorage.setItem(page.currencyKey, 'USD')
    show()
    const price = screen.getByTitle('Billed in EUR: €1,234.50')
    expect(price.getAttribute('aria-busy')).toBe('true')
    await eventually(() => expect(price.textContent).toBe('$2,469.00'))
    expect(price.hasAttribute('aria-busy')).toBe(false)
  })

  it('in euros waits for nothing', async () => {
    show()
    expect(screen.getByText('€1,234.50').hasAttribute('aria-busy')).toBe(false)
    await eventually(() => expect(asked()).toBe(1))
    await act(() => page.loadRates())
  })

  it('the prerendered page has it in euros, whatever this browser chose', () => {
    localStorage.setItem(page.currencyKey, 'USD')
    const html = renderToString(
      <I18nProvider i18n={i18n}>
        <Price price={fromCents(1_234_50n)} />
      </I18nProvider>,
    )
    expect(html).toContain('€1,234.50')
  })
})
