/** Forgot password: a link by mail, a new password that is explained, every session ended. */
import { linkTo } from './mail.ts'
import { fillSignIn, newAddress, password, register } from './register.ts'
import { expect, test } from './test.ts'

const better = 'seven gulls on a wet roof'

test('a new password replaces the old one and ends the sessions', async ({ page, browser }, { project }) => {
  test.setTimeout(120_000)
  const email = newAddress('reset', project.name)
  await register(page, { email, name: 'Ines Faro' })
  // The first browser looks away: a page whose session ends tries its socket again, and Chromium reports the refusal.
  await page.goto('about:blank')

  const elsewhere = await browser.newContext()
  const second = await elsewhere.newPage()
  await second.goto('/auth')
  await second.getByRole('link', { name: 'Forgot password?' }).click()
  // the address changes before the page does, and both have a field for the address
  await expect(second.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await second.getByLabel('Email', { exact: true }).fill(email)
  await second.getByRole('button', { name: 'Send the link' }).click()
  await expect(second.getByRole('heading', { name: 'Look in your mailbox' })).toBeVisible()
  const link = await linkTo('/reset-password', email)

  await second.goto(link)
  await second.getByLabel('New password').fill('azertyuiop123')
  // The estimate and its dictionaries are loaded now, which takes a busy machine its time.
  await expect(second.getByText(/Rows of keys, sequences and dates are easy to guess/)).toBeVisible({ timeout: 20_000 })
  await second.getByLabel('New password').fill(better)
  await expect(second.getByText('Hard to guess. Good.')).toBeVisible()
  await second.getByRole('button', { name: 'Change password' }).click()
  await second.waitForURL((url) => url.pathname === '/auth')

  await fillSignIn(second, email, password)
  await expect(second.getByText('Login failed', { exact: true })).toBeVisible()
  await fillSignIn(second, email, better)
  await expect(second.getByText('Welcome, Ines Faro', { exact: true })).toBeVisible()

  await page.goto('/settings')
  await page.waitForURL((url) => url.pathname === '/auth')
  await elsewhere.close()
})
