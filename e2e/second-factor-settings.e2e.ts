/** A person sets up an authenticator app, keeps the recovery codes, makes new ones, and removes the app again. */
import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

/** Each project has its own person: both run at the same time on one database. */
const people: Readonly<Record<string, string>> = {
  desktop: 'tom.bakker@atelier-lumiere.example',
  phone: 'lucie.petit@atelier-lumiere.example',
}

async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('alertdialog', { name: 'Your recovery codes' })
  const lines = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(lines).toHaveCount(10)
  const codes = await lines.allInnerTexts()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByText('Keep them first')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'I have kept these codes in a safe place' }).check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  return codes
}

test('the second factor is set up, its codes are renewed, and it is removed', async ({ page }, { project }) => {
  await signIn(page, people[project.name] ?? '')
  await page.goto('/settings/security')
  await expect(page.getByText('One step missing')).toBeVisible()

  await page.getByRole('button', { name: 'Set up' }).click()
  const setup = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(setup.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const address = (await setup.getByRole('link', { name: 'Open in an app' }).getAttribute('href')) ?? ''
  const secret = new URL(address).searchParams.get('secret') ?? ''

  const right = generateSync({ secret })
  await setup.getByLabel('Code that the app shows').fill(right === '000000' ? '000001' : '000000')
  await expect(setup.getByRole('alert')).toBeVisible()
  await setup.getByLabel('Code that the app shows').fill(generateSync({ secret }))
  const first = await keepCodes(page)
  expect(new Set(first).size).toBe(10)
  await expect(page.getByText('Well protected')).toBeVisible()
  await expect(page.getByText('10 of 10 left')).toBeVisible()

  await page.getByRole('button', { name: 'Make new codes' }).click()
  const renewal = page.getByRole('alertdialog', { name: 'Make ten new recovery codes' })
  await expect(renewal.getByText('The 10 that you have left stop working at once.')).toBeVisible()
  await renewal.getByRole('button', { name: 'Make new codes' }).click()
  const second = await keepCodes(page)
  expect(second.filter((code) => first.includes(code))).toEqual([])

  await page.getByRole('button', { name: 'Remove the authenticator app' }).click()
  await page.getByRole('button', { name: 'Remove the app' }).click()
  await expect(page.getByText('One step missing')).toBeVisible()
})
