// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { Dialog, DialogClose } from './dialog.tsx'

i18n.loadAndActivate({ locale: 'en', messages: {} })
afterEach(cleanup)

function open(blocking: boolean) {
  const onOpenChange = vi.fn()
  render(
    <I18nProvider i18n={i18n}>
      <Dialog
        open
        onOpenChange={onOpenChange}
        blocking={blocking}
        title="Email Verification Required"
        description="Open the link that we sent."
        footer={
          <DialogClose>
            <Button>Continue</Button>
          </DialogClose>
        }
      />
    </I18nProvider>,
  )
  // The page behind a modal dialog takes no pointer; the click must still arrive for the dialog to refuse it.
  return { onOpenChange, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

const outside = () => document.querySelector('[data-state=open]:not([role])') ?? document.body

it('blocking: Escape and a click outside keep it open, and there is no close button', async () => {
  const { onOpenChange, user } = open(true)
  await user.keyboard('{Escape}')
  await user.click(outside())
  expect(onOpenChange).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(screen.getByRole('alertdialog', { name: 'Email Verification Required' })).toBeTruthy()
})

it('blocking: what the dialog itself offers still leads out', async () => {
  const { onOpenChange, user } = open(true)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

it('otherwise Escape, a click outside and the close button each close it', async () => {
  const { onOpenChange, user } = open(false)
  await user.keyboard('{Escape}')
  await user.click(outside())
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onOpenChange.mock.calls).toEqual([[false], [false], [false]])
})

it('names and describes itself', () => {
  open(false)
  const dialog = screen.getByRole('dialog', { name: 'Email Verification Required' })
  const text = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(text?.textContent).toBe('Open the link that we sent.')
})
