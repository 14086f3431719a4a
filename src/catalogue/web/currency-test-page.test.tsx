// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually, type StandIn, startStandIn } from '#platform/web/http-stand-in.ts'
import type { ExchangeRates } from '../contract.ts'
import { CurrencyPicker } from './currency-picker.tsx'
import { loadRates } from './currency-settings.ts'
import CurrencyTestPage from './currency-test-page.tsx'

const answer: ExchangeRates = {
  base: 'EUR',
  rates: { EUR: 1, USD: 1.25, GBP: 0.8, CNY: 7.5 },
  source: 'backup',
  fetchedAt: new Date(Date.now() - 5 * 60_000).toISOString(),
  date: '2026-11-13',
}

let server: StandIn
beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  localStorage.clear()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  server = await startStandIn()
  server.always(200, JSON.stringify(answer))
})
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await server.stop()
})

async function show() {
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <CurrencyPicker />
        <CurrencyTestPage />
      </MemoryRouter>
    </I18nProvider>,
  )
  await act(() => loadRates())
  // what is live comes after the page
  await screen.findByLabelText('Amount', {}, { timeout: 15_000 })
}

it('the header’s picker: four currencies and, section 9, the three rates to 4 decimals', async () => {
  await show()
  const user = userEvent.setup()
  expect(await screen.findByRole('button', { name: /Currency EUR €/ })).toBeTruthy()
  // the menu's own button takes the place of the first one once it has come
  await eventually(() => expect(screen.getByRole('button', { name: /Currency/ }).id).toMatch(/radix/))
  await user.click(screen.getByRole('button', { name: /Currency/ }))
  const menu = await screen.findByRole('menu')
  expect(
    within(menu)
      .getAllByRole('menuitemradio')
      .map((item) => item.textContent),
  ).toEqual(['US dollar (USD $)', 'Pound sterling (GBP £)', 'Euro (EUR €)', 'Chinese yuan (CNY ¥)'])
  for (const line of ['1 USD = 0.6400 GBP', '1 USD = 0.8000 EUR', '1 EUR = 7.5000 CNY'])
    expect(within(menu).getByText(line)).toBeTruthy()
  await user.click(within(menu).getByRole('menuitemradio', { name: /Pound/ }))
  expect(localStorage.getItem('quai.currency')).toBe('GBP')
  expect(screen.getByRole('button', { name: /Currency GBP £/ })).toBeTruthy()
})

it('/currency-test shows rates, source and age', async () => {
  await show()
  await eventually(() => expect(screen.getByText('1 EUR = 1.2500 USD', { selector: 'dd span' })).toBeTruthy())
  expect(screen.getByText('1 EUR = 0.8000 GBP')).toBeTruthy()
  expect(screen.getByText('1 EUR = 7.5000 CNY')).toBeTruthy()
  expect(screen.getByText('Backup service, because the primary does not answer')).toBeTruthy()
  expect(screen.getByText('13 November 2026')).toBeTruthy()
  expect(screen.getByText('5 min ago')).toBeTruthy()
  expect(document.title).toBe('Exchange rates · Quai')
})

it('converts between any two currencies and says what it cannot read', async () => {
  await show()
  const user = userEvent.setup()
  const result = () => screen.getByRole('status').textContent
  expect(result()).toContain('$125.00')
  await user.click(within(screen.getByRole('radiogroup', { name: 'From' })).getByLabelText('GBP'))
  await user.click(within(screen.getByRole('radiogroup', { name: 'To' })).getByLabelText('CNY'))
  await user.clear(screen.getByLabelText('Amount'))
  await user.type(screen.getByLabelText('Amount'), '1,000.80')
  expect(result()).toBe('£1,000.80 =¥9,382.501 GBP = 9.3750 CNY')
  await user.type(screen.getByLabelText('Amount'), 'x')
  expect(screen.getByText('Give a number, for example 1250.50.')).toBeTruthy()
  expect(result()).toBe('')
})

it('the choices of currency and cycle change what a price looks like, with the discount of section 9', async () => {
  await show()
  const user = userEvent.setup()
  await user.click(within(screen.getByRole('radiogroup', { name: 'Currency' })).getByLabelText('USD'))
  expect(screen.getByText('$12.50')).toBeTruthy()
  await user.click(within(screen.getByRole('radiogroup', { name: 'Billing cycle' })).getByLabelText('Yearly'))
  expect(screen.getByText('$125.00', { selector: 'p span' })).toBeTruthy()
  expect(screen.getByText('a year, 17 % less than twelve months')).toBeTruthy()
})

it('a server that cannot be reached: says so, keeps what is known, and tries again', async () => {
  await show()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.always(503)
  await act(() => loadRates())
  expect(screen.getByRole('alert').textContent).toContain('The rates could not be loaded')
  expect(screen.getByText('1 EUR = 1.2500 USD', { selector: 'dd span' })).toBeTruthy()
  server.always(200, JSON.stringify({ ...answer, source: 'primary' }))
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  await eventually(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getByText('Primary service')).toBeTruthy()
})
