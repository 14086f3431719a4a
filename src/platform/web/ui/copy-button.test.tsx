// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

const written: string[] = []
let apiWorks = true

beforeEach(() => {
  vi.useFakeTimers()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  written.length = 0
  apiWorks = true
  const writeText = async (text: string) => {
    if (!apiWorks) throw new DOMException('refused', 'NotAllowedError')
    written.push(`api: ${text}`)
  }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

function legacyCommand(works: boolean) {
  document.execCommand = (command) => {
    const field = document.activeElement
    if (works && field instanceof HTMLTextAreaElement) written.push(`${command}: ${field.value}`)
    return works
  }
}

async function press() {
  render(
    <I18nProvider i18n={i18n}>
      <CopyButton text="kubectl get nodes" label="Copy the command" />
    </I18nProvider>,
  )
  const button = screen.getByRole('button', { name: 'Copy the command' })
  button.focus()
  await act(async () => {
    fireEvent.click(button)
  })
  return button
}

test('spec 6: normal -> "Copied" for 2 seconds', async () => {
  const button = await press()
  expect(written).toEqual(['api: kubectl get nodes'])
  expect(button.getAttribute('aria-label')).toBe('Copied')
  expect(screen.getByRole('status').textContent).toBe('Copied')
  pass(1999)
  expect(button.getAttribute('aria-label')).toBe('Copied')
  pass(1)
  expect(button.getAttribute('aria-label')).toBe('Copy the command')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a second press starts the two seconds again', async () => {
  const button = await press()
  pass(1500)
  await act(async () => {
    fireEvent.click(button)
  })
  pass(1500)
  expect(button.getAttribute('aria-label')).toBe('Copied')
})

test('clipboard failure falls back to the legacy copy method and leaves nothing behind', async () => {
  apiWorks = false
  legacyCommand(true)
  const button = await press()
  expect(written).toEqual(['copy: kubectl get nodes'])
  expect(button.getAttribute('aria-label')).toBe('Copied')
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('a browser without the Clipboard API copies by the legacy method', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  legacyCommand(true)
  await press()
  expect(written).toEqual(['copy: kubectl get nodes'])
})

test('when both fail it does not claim success', async () => {
  apiWorks = false
  legacyCommand(false)
  const button = await press()
  expect(button.getAttribute('aria-label')).toBe('Not copied')
})
