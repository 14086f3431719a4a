/** A new person with an address of their own, registered on the page as anybody would. */
import type { Page } from '@playwright/test'

export const password = 'lanterns over the old quay'

export const newAddress = (story: string, project: string) => `${story}-${project}-${Date.now()}@harbour.example`

export async function register(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
  await page.goto('/auth?tab=register')
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Company').fill('Harbour Works')
  await page.locator('input[autocomplete=new-password]').fill(password)
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL((url) => url.pathname !== '/auth')
}

export async function fillSignIn(page: Page, email: string, secret = password): Promise<void> {
  await page.locator('input[autocomplete=username]').fill(email)
  await page.locator('input[autocomplete=current-password]').fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
