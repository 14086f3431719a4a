// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

it('a pending button neither acts nor sends its form, by pointer or by key, and keeps the focus', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const form = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" pending={pending} onClick={onClick}>
        Order
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Order' })
  await user.click(button)
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
  rerender(form(true))
  await user.click(button)
  await user.keyboard('{Enter} ')
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})
