// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { isValidElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toastStore } from '#platform/web/ui/toast-store.ts'
import { PromoBar } from './promo-bar.tsx'
import { promoKey } from './promo-store.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const draw = () =>
  render(
    <I18nProvider i18n={i18n}>
      <PromoBar />
    </I18nProvider>,
  )
const bar = () => screen.queryByRole('complementary', { name: 'Offer' })
const dismiss = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss the offer' }))
const tab = () => screen.getByRole('button', { name: /^Show the offer again/ })
const copyButton = () => screen.getByRole('button', { name: /^Cop/ })
const lastToast = () => toastStore.list()[0]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  sessionStorage.clear()
  delete document.documentElement.dataset.promo
})

function withClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
}
async function pressCopy(): Promise<void> {
  fireEvent.click(copyButton())
  await act(() => vi.advanceTimersByTimeAsync(0))
}

test('section 9: the bar offers the code PARIS, 5% off the first purchase', () => {
  draw()
  expect(bar()?.textContent).toContain('5% off your first purchase')
  expect(bar()?.textContent).toContain('PARIS')
})

describe('section 4: shown, dismissed for the browser session, shown again via the side tab', () => {
  test('section 9: the dismissal is kept in session storage under a promo-bar key', () => {
    draw()
    dismiss()
    expect(bar()).toBeNull()
    expect(promoKey).toContain('promo-bar')
    expect(sessionStorage.getItem(promoKey)).toBe('dismissed')
    expect(localStorage.length).toBe(0)
  })

  test('another page of the session starts without it', () => {
    sessionStorage.setItem(promoKey, 'dismissed')
    draw()
    expect(bar()).toBeNull()
    expect(tab()).toBeTruthy()
  })

  test('section 8: the side tab restores it and says "Discount Bar Restored" for 2.5 s', () => {
    draw()
    dismiss()
    fireEvent.click(tab())
    expect(bar()).not.toBeNull()
    expect(sessionStorage.getItem(promoKey)).toBeNull()
    expect(lastToast()).toMatchObject({ title: 'Discount Bar Restored', duration: 2500 })
  })
})

describe('the copy button', () => {
  test('section 4: says "Copied" for 2 seconds', async () => {
    const copied: string[] = []
    withClipboard(async (text) => void copied.push(text))
    draw()
    await pressCopy()
    expect(copied).toEqual(['PARIS'])
    expect(copyButton().textContent).toBe('Copied')
    act(() => void vi.advanceTimersByTime(1999))
    expect(copyButton().textContent).toBe('Copied')
    act(() => void vi.advanceTimersByTime(1))
    expect(copyButton().textContent).toBe('Copy')
  })

  test('section 8: confirms in French for 3 s, whatever the language of the page', async () => {
    withClipboard(async () => undefined)
    draw()
    await pressCopy()
    const { title, duration } = lastToast() ?? {}
    const confirmation = isValidElement<{ lang: string; children: string }>(title) ? title.props : undefined
    expect(confirmation).toEqual({ lang: 'fr', children: 'Code PARIS copié dans le presse-papiers' })
    expect(duration).toBe(3000)
  })

  test('section 8: a clipboard that fails falls back to the legacy method', async () => {
    withClipboard(() => Promise.reject(new Error('refused')))
    const commands: string[] = []
    document.execCommand = (command) => {
      const selected = document.activeElement instanceof HTMLTextAreaElement ? document.activeElement.value : ''
      commands.push(`${command} ${selected}`)
      return true
    }
    draw()
    await pressCopy()
    expect(commands).toEqual(['copy PARIS'])
    expect(copyButton().textContent).toBe('Copied')
  })
})
