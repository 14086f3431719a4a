/** A link instead of a password: it waits for a press, works once, and says nothing about unknown addresses. */
import { linkTo } from './mail.ts'
import { newAddress, register } from './register.ts'
import { expect, test } from './test.ts'

test('a link signs in, once', async ({ page, browser }, { project }) => {
  test.setTimeout(120_000)
  const email = newAddress('magic', project.name)
  await register(page, { email, name: 'Ola Berg' })
  await page.context().clearCookies()

  await page.goto('/auth')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText('Enter your email address.')).toBeVisible()
  await page.locator('input[autocomplete=username]').fill(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Look in your mailbox' })).toBeVisible()
  const link = await linkTo('/magic-link-login', email)

  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(new URL(page.url()).search, 'the secret leaves the address bar').toBe('')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Welcome, Ola Berg', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/settings/)

  const elsewhere = await browser.newContext()
  const second = await elsewhere.newPage()
  await second.goto(link)
  await second.getByRole('button', { name: 'Sign in' }).click()
  await expect(second.getByText('Login failed', { exact: true })).toBeVisible()
  await elsewhere.close()
})

test('an unknown address gets the same answer', async ({ page }) => {
  await page.goto('/magic-link')
  await page.getByLabel('Email', { exact: true }).fill('nobody@nowhere.example')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Look in your mailbox' })).toBeVisible()
  await expect(page.getByText(/If nobody@nowhere.example has an account/)).toBeVisible()
})
