/** register → mail → verify → sign out → sign in → second factor → a logout in one tab signs the other out. */
import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { logOut } from './log-out.ts'
import { linkTo } from './mail.ts'
import { fillSignIn, newAddress, register } from './register.ts'
import { expect, test } from './test.ts'

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ })

async function verifyByMail(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'Email Verification Required' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  const first = await linkTo('/verify-registration-email', email)
  await dialog.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(dialog.getByText('New verification email sent successfully!')).toBeVisible()
  await expect(page.getByText('Please check your email for the verification link.', { exact: true })).toBeVisible()
  const link = await linkTo('/verify-registration-email', email, first)
  await dialog.getByRole('button', { name: 'Continue Without Verification (Not Recommended)' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(account(page)).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.goto(link)
  await page.getByRole('button', { name: 'Verify this address' }).click()
  await expect(page.getByText('Your email address is verified.')).toBeVisible()
}

async function setUpApp(page: Page): Promise<string> {
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Set up' }).click()
  const setup = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  const address = (await setup.getByRole('link', { name: 'Open in an app' }).getAttribute('href')) ?? ''
  const secret = new URL(address).searchParams.get('secret') ?? ''
  await setup.getByLabel('Code that the app shows').fill(generateSync({ secret }))
  const codes = page.getByRole('alertdialog', { name: 'Your recovery codes' })
  await codes.getByRole('checkbox', { name: 'I have kept these codes in a safe place' }).check()
  await codes.getByRole('button', { name: 'Done' }).click()
  return secret
}

async function logOutHome(page: Page): Promise<void> {
  await logOut(page)
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByText('Logged out successfully', { exact: true })).toBeVisible()
}

test('from registration to a logout that every tab hears', async ({ page, context }, { project }) => {
  test.setTimeout(120_000)
  const email = newAddress('register', project.name)
  await register(page, { email, name: 'Nora Lind' })
  await expect(page.getByText('Welcome, Nora Lind', { exact: true })).toBeVisible()
  await verifyByMail(page, email)
  const secret = await setUpApp(page)
  await logOutHome(page)

  await page.goto('/settings/security?from=mail#sessions')
  await page.waitForURL((url) => url.pathname === '/auth')
  await fillSignIn(page, email, 'not the password')
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
  await fillSignIn(page, email)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  // The code of the app's set-up is spent; the next one counts already.
  const epoch = Math.floor(Date.now() / 1000) + 30
  await page.getByLabel('Six-digit code').fill(generateSync({ secret, epoch }))
  await page.waitForURL((url) => `${url.pathname}${url.search}${url.hash}` === '/settings/security?from=mail#sessions')

  const other = await context.newPage()
  await other.goto('/settings')
  await expect(account(other)).toBeVisible()
  await logOutHome(page)
  await other.waitForURL((url) => url.pathname === '/')
  await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await other.goto('/settings')
  await other.waitForURL((url) => url.pathname === '/auth')
})

test('offline, a logout leaves this device all the same', async ({ page, context }, { project }) => {
  test.setTimeout(120_000)
  await register(page, { email: newAddress('offline', project.name), name: 'Nora Lind' })
  await page.getByRole('button', { name: 'Continue Without Verification (Not Recommended)' }).click()
  await context.route('**/api/logout', (route) => route.abort())
  await logOut(page)
  await expect(page.getByText('Logging out...')).toBeVisible()
  await expect(page.getByText('Logged out (offline)', { exact: true })).toBeVisible({ timeout: 15_000 })
  await expect(
    page.getByText('You have been logged out locally. Please check your connection.', { exact: true }),
  ).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/')
})
