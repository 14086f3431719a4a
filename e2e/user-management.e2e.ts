/** Staff finds a person among all, reads the record, locks the account, and opens it again. */
import { newAddress, register } from './register.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

const staff = 'anais.leroy@quai.example'

test('an account is found, locked with a reason, and unlocked', async ({ page, browser }, { project }) => {
  test.setTimeout(60_000)
  const email = newAddress('locked', project.name)
  const context = await browser.newContext()
  const theirs = await context.newPage()
  await register(theirs, { email, name: `Lou ${project.name}` })

  await signIn(page, staff)
  await page.goto('/user-management')
  await page.getByRole('searchbox', { name: 'Name, address, organization or id' }).fill(email)
  await page.waitForURL((url) => url.searchParams.get('q') === email)
  await page.getByText(email).locator('xpath=ancestor::*[self::tr or self::li][1]').getByRole('link').click()
  const record = page.getByRole('complementary', { name: 'Record' })
  await expect(record.getByText('Logged, visible to them.')).toBeVisible()

  await record.getByRole('button', { name: 'Lock', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: /Lock the account of/ })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Stolen laptop')
  await dialog.getByRole('button', { name: 'Lock account' }).click()
  await expect(record.getByText('Stolen laptop')).toBeVisible()
  await theirs.goto('/settings')
  await theirs.waitForURL((url) => url.pathname === '/auth')

  await record.getByRole('button', { name: 'Unlock' }).click()
  await page.getByRole('button', { name: 'Unlock account' }).click()
  await expect(record.getByRole('button', { name: 'Lock', exact: true })).toBeVisible()
  await expect(async () => {
    const mails = await fetch(`${process.env.MAIL_URL}/api/mails?to=${encodeURIComponent(email)}`)
    const text = await mails.text()
    expect(text).toContain('The reason: Stolen laptop')
    expect(text).toContain('Your Quai account is open again')
  }).toPass({ timeout: 15_000 })
  await context.close()
})
