// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Berth, Berths } from './berths.tsx'
import { ChartBars } from './chart-bars.tsx'
import { Progress } from './ligne.tsx'
import { Money } from './money.tsx'
import { Mooring, moored } from './mooring.tsx'
import { RelativeTime } from './relative-time.tsx'

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(part: ReactNode) {
  return render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>{part}</MemoryRouter>
    </I18nProvider>,
  ).container
}

describe('berths', () => {
  const berths: readonly Berth[] = [
    { id: 'a', name: 'Paid', state: 'done', to: '/paid' },
    { id: 'b', name: 'Nodes', state: 'current' },
    { id: 'c', name: 'Ready', state: 'next' },
  ]

  test('only the current berth has the lamp and is the current step', () => {
    const container = show(<Berths label="Order" berths={berths} />)
    const lit = [...container.querySelectorAll('li')].map((item) => item.querySelector('.fill-lamp') !== null)
    expect(lit).toEqual([false, true, false])
    const steps = screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))
    expect(steps).toEqual([null, 'step', null])
  })

  test('a failed berth has no lamp, and every state is also a word', () => {
    const failed = berths.map((berth): Berth => (berth.state === 'current' ? { ...berth, state: 'failed' } : berth))
    const container = show(<Berths label="Order" berths={failed} />)
    expect(container.querySelector('.fill-lamp')).toBeNull()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Paiddone',
      'Nodesfailed',
      'Readyto come',
    ])
  })

  test('earlier steps stay links', () => {
    show(<Berths label="Order" berths={berths} />)
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Paid'])
  })

  test('nothing is drawn by inline styles, which a strict content policy refuses', () => {
    expect(show(<Berths label="Order" berths={berths} progress={0.5} />).innerHTML).not.toContain('style=')
  })
})

test('progress says its count', () => {
  show(<Progress label="Machines" value={5} max={8} count="5 of 8 machines" />)
  const bar = screen.getByRole('progressbar', { name: 'Machines' })
  expect(bar.getAttribute('aria-valuenow')).toBe('5')
  expect(bar.getAttribute('aria-valuetext')).toBe('5 of 8 machines')
})

describe('mooring marks', () => {
  test('a machine that is asked for but not there is an empty berth', () => {
    expect(moored({ ok: 1, run: 1 }, 4)).toEqual([
      { kind: 'ok', count: 1 },
      { kind: 'run', count: 1 },
      { kind: 'off', count: 2 },
    ])
  })

  test('more machines than desired are all drawn', () => {
    expect(moored({ ok: 3 }, 2)).toEqual([{ kind: 'ok', count: 3 }])
  })

  test('12 machines are 12 marks, 13 fold into numbers, both say ready of desired', () => {
    const twelve = show(<Mooring machines={{ ok: 11, warn: 1 }} desired={12} />)
    expect(twelve.querySelectorAll('g')).toHaveLength(12)
    expect(screen.getByRole('img', { name: '11 of 12 machines ready' }).textContent).toBe('11 / 12')
    cleanup()
    const thirteen = show(<Mooring machines={{ ok: 13 }} desired={13} />)
    expect(thirteen.querySelectorAll('g')).toHaveLength(0)
    expect(screen.getByRole('img', { name: '13 of 13 machines ready' }).textContent).toBe('13 / 1313')
  })
})

test('money follows the language', () => {
  show(<Money amount={{ cents: 123456 }} />)
  expect(screen.getByText('€1,234.56')).toBeTruthy()
})

test('relative time moves with the clock and keeps the moment for machines and for the curious', () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T10:00:00Z') })
  show(<RelativeTime at="2026-11-17T09:59:30Z" />)
  const time = screen.getByText('Just now')
  expect(time.getAttribute('datetime')).toBe('2026-11-17T09:59:30.000Z')
  expect(time.getAttribute('title')).toMatch(/^17 November 2026/)
  act(() => {
    vi.advanceTimersByTime(30_000)
  })
  expect(time.textContent).toBe('1 min ago')
  act(() => {
    vi.advanceTimersByTime(2 * 86_400_000)
  })
  expect(time.textContent).toBe('2 days ago')
  act(() => {
    vi.advanceTimersByTime(5 * 86_400_000)
  })
  expect(time.textContent).toBe('17 November 2026')
})

test('a chart is read by keyboard: the value is spoken and the row of the table is marked', () => {
  show(
    <ChartBars
      label="Cost per day"
      points={['Mon', 'Tue', 'Wed'].map((label) => ({ id: label, tick: label, label }))}
      series={[
        { id: 'a', label: 'alpha', values: [1, 2, 3] },
        { id: 'b', label: 'beta', values: [4, 5, 6] },
      ]}
      format={(value) => value.toFixed(2)}
      unit="EUR"
    />,
  )
  const plot = screen.getByRole('slider', { name: 'Cost per day' })
  expect(plot.getAttribute('aria-valuetext')).toBe('Wed: beta 6.00, alpha 3.00. Total 9.00')
  fireEvent.keyDown(plot, { key: 'ArrowLeft' })
  expect(plot.getAttribute('aria-valuetext')).toBe('Tue: beta 5.00, alpha 2.00. Total 7.00')
  expect(screen.getByRole('row', { name: /^Tue/ }).className).toContain('bg-primary-soft')
  fireEvent.keyDown(plot, { key: 'End' })
  fireEvent.keyDown(plot, { key: 'ArrowRight' })
  expect(plot.getAttribute('aria-valuenow')).toBe('3')
})
