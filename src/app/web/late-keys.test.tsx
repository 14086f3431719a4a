// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createQueryClient } from '#platform/web/query.ts'
import { KeyboardButton, Keys } from './late-keys.tsx'
import { keysKey } from './late-keys-store.ts'
import { drawAt } from './testing.ts'

let client: QueryClient
beforeEach(() => {
  client = createQueryClient()
  // what cmdk needs of a browser and jsdom lacks
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Element.prototype.scrollIntoView ??= () => undefined
})
afterEach(async () => {
  await userEvent.keyboard('{Escape}')
  cleanup()
  client.clear()
  localStorage.clear()
})

const draw = () =>
  drawAt(
    '/',
    <>
      <Keys />
      <KeyboardButton />
      <input aria-label="Name" />
    </>,
    client,
    null,
  )
const palette = () => screen.findByRole('dialog', { name: 'Go to a page' }, { timeout: 15_000 })
const help = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, { timeout: 15_000 })

describe('the palette', () => {
  test.each([{ ctrlKey: true }, { metaKey: true }])(
    'opens with K and %o, and leads to a page by its name',
    async (held) => {
      const router = draw()
      fireEvent.keyDown(document.body, { key: 'k', ...held })
      await palette()
      await userEvent.keyboard('pric{Enter}')
      expect(router.state.location.pathname).toBe('/pricing')
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  test('offers a visitor no page of the console', async () => {
    draw()
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    await palette()
    expect(screen.queryByRole('option', { name: /Billing/ })).toBeNull()
    expect(screen.getByRole('option', { name: /Documentation/ })).toBeTruthy()
  })
})

describe('the help', () => {
  test('? lists the keys, but stays a letter in a field', async () => {
    draw()
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), { key: '?' })
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.keyDown(document.body, { key: '?' })
    expect((await help()).textContent).toContain('Ctrl K')
  })

  test('switches the keys off, in this browser, and on again from the footer', async () => {
    draw()
    fireEvent.keyDown(document.body, { key: '?' })
    await help()
    await userEvent.click(screen.getByRole('switch'))
    expect(localStorage.getItem(keysKey)).toBe('off')
    await userEvent.keyboard('{Escape}')
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    fireEvent.keyDown(document.body, { key: '?' })
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
    await help()
    await userEvent.click(screen.getByRole('switch'))
    expect(localStorage.getItem(keysKey)).toBeNull()
  })
})
