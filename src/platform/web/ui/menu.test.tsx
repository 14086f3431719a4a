// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { Menu, MenuItem } from './menu.tsx'

beforeEach(() => {
  vi.useFakeTimers()
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

const type = async (key: string) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key })
  await act(() => vi.advanceTimersByTimeAsync(1))
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function openMenu() {
  render(
    <Menu trigger={<Button>Actions</Button>}>
      <MenuItem onSelect={() => {}}>Delete</MenuItem>
      <MenuItem onSelect={() => {}}>Scale</MenuItem>
      <MenuItem onSelect={() => {}}>Sdelay</MenuItem>
    </Menu>,
  )
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' })
  await wait(10)
}

it('specification 9: "Menu type-ahead buffer resets after 1 s": letters within it add up', async () => {
  await openMenu()
  await type('s')
  expect(document.activeElement?.textContent).toBe('Scale')
  await wait(900)
  await type('d')
  expect(document.activeElement?.textContent).toBe('Sdelay')
})

it('after 1 s the next letter starts a new word', async () => {
  await openMenu()
  await type('s')
  await wait(1000)
  await type('d')
  expect(document.activeElement?.textContent).toBe('Delete')
})
