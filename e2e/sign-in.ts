/** Signs a browser in as a seeded person, the way a developer does it. */
import type { Page } from '@playwright/test'

export async function signIn(page: Page, email: string, baseUrl = ''): Promise<void> {
  await page.goto(`${baseUrl}/dev-login`)
  await page.getByRole('button').filter({ hasText: email }).click()
  await page.waitForURL((url) => url.pathname !== '/dev-login')
}
