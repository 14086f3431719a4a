// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { StepperNumber } from './stepper-number.tsx'

i18n.loadAndActivate({ locale: 'en', messages: {} })
afterEach(cleanup)

function Nodes() {
  const [value, setValue] = useState(3)
  return <StepperNumber label="Nodes" value={value} onValueChange={setValue} min={1} max={12} />
}

const start = () => {
  render(
    <I18nProvider i18n={i18n}>
      <Nodes />
    </I18nProvider>,
  )
  return { user: userEvent.setup(), number: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Nodes' }) }
}

it('steps by its buttons and stops at the limits', async () => {
  const { user, number } = start()
  await user.click(screen.getByRole('button', { name: 'One more' }))
  expect(number.value).toBe('4')
  const less = screen.getByRole<HTMLButtonElement>('button', { name: 'One less' })
  for (let press = 0; press < 5; press += 1) await user.click(less)
  expect([number.value, less.disabled]).toEqual(['1', true])
})

it('follows the keys of a spin button', async () => {
  const { user, number } = start()
  number.focus()
  await user.keyboard('{ArrowUp}')
  expect(number.value).toBe('4')
  await user.keyboard('{PageUp}')
  expect(number.value).toBe('12')
  await user.keyboard('{Home}{ArrowDown}')
  expect(number.getAttribute('aria-valuenow')).toBe('1')
})

it.each([
  ['7', '7'],
  ['99', '12'],
  ['0', '1'],
  ['many', '3'],
])('typing %s settles at %s on leaving', async (typed, settled) => {
  const { user, number } = start()
  await user.clear(number)
  await user.type(number, typed)
  await user.tab()
  expect(number.value).toBe(settled)
})
