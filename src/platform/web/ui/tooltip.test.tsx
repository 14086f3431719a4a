// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Tooltip, TooltipProvider, tooltipTiming } from './tooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // Radix measures what it places; jsdom does not lay anything out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('specification 9: "Tooltip opens after 700 ms, skip delay 300 ms"', () => {
  expect(tooltipTiming).toEqual({ delayDuration: 700, skipDelayDuration: 300 })
})

it('opens at 700 ms under the pointer, not before', async () => {
  render(
    <TooltipProvider>
      <Tooltip text="Copies the address">
        <button type="button">Copy</button>
      </Tooltip>
    </TooltipProvider>,
  )
  fireEvent.pointerMove(screen.getByRole('button'))
  await act(() => vi.advanceTimersByTimeAsync(699))
  expect(screen.queryByRole('tooltip')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('tooltip').textContent).toBe('Copies the address')
})

it('opens at once for the keyboard', async () => {
  render(
    <TooltipProvider>
      <Tooltip text="Copies the address">
        <button type="button">Copy</button>
      </Tooltip>
    </TooltipProvider>,
  )
  await act(async () => screen.getByRole('button').focus())
  expect(screen.getByRole('tooltip')).toBeTruthy()
})
