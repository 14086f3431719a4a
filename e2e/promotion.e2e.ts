/** Somebody asks for a higher role; staff reads the reason, decides, and the person has it and a mail that says so. */
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

/** Each project has its own person: both run at the same time on one database. */
const people: Readonly<Record<string, { email: string; name: string; role: string }>> = {
  desktop: { email: 'ines.moreau@atelier-lumiere.example', name: 'Inès Moreau', role: 'Admin' },
  phone: { email: 'karim.benali@atelier-lumiere.example', name: 'Karim Benali', role: 'Owner' },
}
const staff = 'hugo.martin@quai.example'
const wish = 'Claire is away until January.'
const deciderReason = 'Agreed with the owner'

test('a promotion is asked for, approved with a reason, and told', async ({ page, browser }, { project }) => {
  test.setTimeout(60_000)
  const { email = '', name = '', role = '' } = people[project.name] ?? {}
  await signIn(page, email)
  await page.goto('/settings/members')
  await page.getByRole('button', { name: 'Ask for a higher role' }).click()
  const asking = page.getByRole('dialog', { name: 'Ask for a higher role' })
  await asking.getByRole('radio', { name: role }).check()
  await asking.getByRole('textbox', { name: 'Reason' }).fill(wish)
  await asking.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Waits for a decision')).toBeVisible()

  const context = await browser.newContext()
  const theirs = await context.newPage()
  await signIn(theirs, staff)
  await theirs.goto(`/admin/promotion-requests?q=${encodeURIComponent(email)}`)
  await expect(theirs.getByText(wish)).toBeVisible()
  await theirs.getByRole('button', { name: `Approve : ${name}` }).click()
  const deciding = theirs.getByRole('dialog', { name: `Make ${name} ${role}` })
  await deciding.getByRole('button', { name: 'Approve' }).click()
  await expect(deciding.getByText('Give a reason of 3 to 500 characters.')).toBeVisible()
  await deciding.getByRole('textbox', { name: 'Reason' }).fill(deciderReason)
  await deciding.getByRole('button', { name: 'Approve' }).click()
  await expect(theirs.getByText('Request approved', { exact: true })).toBeVisible()
  await expect(theirs.getByText(wish)).toBeHidden()
  await context.close()

  await page.goto('/settings/members')
  await expect(page.getByText(`You are ${role} here.`)).toBeVisible()
  await expect(page.getByText(`Hugo Martin: ${deciderReason}`)).toBeVisible()
  await expect(async () => {
    const mails = await fetch(`${process.env.MAIL_URL}/api/mails?to=${encodeURIComponent(email)}`)
    expect(await mails.text()).toContain(deciderReason)
  }).toPass({ timeout: 15_000 })
})
