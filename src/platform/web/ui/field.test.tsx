// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Field, Input, PasswordInput, Textarea } from './field.tsx'
import { Radio, RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'

i18n.loadAndActivate({ locale: 'en', messages: {} })
afterEach(cleanup)

const show = (children: ReactNode) => render(<I18nProvider i18n={i18n}>{children}</I18nProvider>)
const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

it('gives the control its label, and nothing it does not have', () => {
  show(
    <Field label="Pool name">
      <Input defaultValue="workers" />
    </Field>,
  )
  const control = screen.getByLabelText('Pool name')
  expect(control.hasAttribute('aria-describedby')).toBe(false)
  expect(control.hasAttribute('aria-invalid')).toBe(false)
  expect(control.hasAttribute('aria-required')).toBe(false)
})

it('reads the error first, then the help, and marks the control invalid and required', () => {
  show(
    <Field label="Pool name" help="Lower case, digits and hyphens." error="Two pools are called web." required>
      <Textarea />
    </Field>,
  )
  const control = screen.getByRole('textbox', { name: 'Pool name' })
  expect(described(control)).toEqual(['Two pools are called web.', 'Lower case, digits and hyphens.'])
  expect(control.getAttribute('aria-invalid')).toBe('true')
  expect(control.getAttribute('aria-required')).toBe('true')
})

it('shows and hides a password without losing it', async () => {
  const user = userEvent.setup()
  show(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  )
  const control = screen.getByLabelText<HTMLInputElement>('Password')
  await user.type(control, 'a long sentence')
  expect(control.type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(control.type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect([control.type, control.value]).toEqual(['password', 'a long sentence'])
})

it('wires a select and a group as well', () => {
  const options = [{ value: 'fr', label: 'France' }]
  show(
    <>
      <Field label="Country" help="Sets VAT.">
        <Select options={options} value="fr" onValueChange={() => {}} />
      </Field>
      <Field label="Period" error="Choose one." group>
        <RadioGroup value={undefined} onValueChange={() => {}}>
          <Radio value="month" label="Monthly" />
        </RadioGroup>
      </Field>
    </>,
  )
  expect(described(screen.getByRole('combobox', { name: 'Country' }))).toEqual(['Sets VAT.'])
  expect(described(screen.getByRole('radiogroup', { name: 'Period' }))).toEqual(['Choose one.'])
})
