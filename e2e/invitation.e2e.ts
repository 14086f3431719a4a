/** An owner invites somebody by mail; they join with the link, see their colleagues, and are removed again. */
import type { Page } from '@playwright/test'
import { newAddress, password } from './register.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

const owner = 'jonas.weber@nordwind.example'

async function invitationOf(address: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const answer = await fetch(`${process.env.MAIL_URL}/api/mails?to=${encodeURIComponent(address)}`)
    const mails = (await answer.json()) as { text: string }[]
    link = mails.map(({ text }) => /\/auth\?invitation=[\w-]+/.exec(text)?.[0]).find(Boolean)
    expect(link).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return link ?? ''
}

async function invite(page: Page, email: string): Promise<void> {
  await page.goto('/settings/members')
  await page.getByRole('button', { name: 'Invite a member' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(email)
  await dialog.getByRole('radio', { name: 'Developer' }).check()
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('Invitation sent', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Invitations' }).getByText(email)).toBeVisible()
}

async function join(page: Page, email: string, name: string): Promise<void> {
  await page.goto(await invitationOf(email))
  await expect(page.getByText('Jonas Weber invites you to')).toBeVisible()
  await expect(page.getByLabel('Work email')).toHaveValue(email)
  await page.getByLabel('Your name').fill(name)
  await page.locator('input[autocomplete=new-password]').fill(password)
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL((url) => url.pathname !== '/auth')
}

test('somebody joins by invitation, and is removed', async ({ page, browser }, { project }) => {
  test.setTimeout(90_000)
  const email = newAddress('invited', project.name)
  const name = `Lea ${project.name} ${Date.now()}`
  await signIn(page, owner)
  await invite(page, email)

  const hers = await browser.newPage()
  await join(hers, email, name)
  await hers.goto('/settings/members')
  await expect(hers.getByText(owner)).toBeVisible()
  await expect(hers.getByText('You are Developer here.')).toBeVisible()
  await expect(hers.getByRole('button', { name: 'Invite a member' })).toBeHidden()

  // The invitation is gone, the member is there.
  await page.reload()
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(1)
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  const dialog = page.getByRole('alertdialog', { name: `Remove ${name}` })
  await dialog.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByText('Member removed', { exact: true })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)

  await hers.goto('/settings/members')
  await hers.waitForURL((url) => url.pathname === '/auth')
  await hers.goto(await invitationOf(email))
  await expect(hers.getByText('This invitation does not work any more')).toBeVisible()
  await hers.close()
})
