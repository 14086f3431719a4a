/** Two people, two browsers, two api replicas: what one changes the other sees without reloading. */
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

const owner = 'jonas.weber@nordwind.example'
const developer = 'marta.nowak@nordwind.example'

test('an owner renames the organization, the colleague on the other replica sees it live and may not change it', async ({
  browser,
}, { project }) => {
  const [hers, his] = [await browser.newPage(), await browser.newPage()]
  const name = `Nordwind ${project.name} ${Date.now()}`
  await signIn(hers, developer, process.env.OTHER_URL)
  await signIn(his, owner, process.env.BASE_URL)
  await Promise.all([hers, his].map((page) => page.getByRole('link', { name: 'Organization', exact: true }).click()))

  const field = hers.getByRole('textbox', { name: 'Organization name' })
  await expect(field).not.toBeEditable()
  await expect(hers.getByText('Only an owner or an admin can rename the organization.')).toBeVisible()

  await his.getByRole('textbox', { name: 'Organization name' }).fill('   ')
  await his.getByRole('button', { name: 'Save' }).click()
  await expect(his.getByText('Give the organization a name.')).toBeVisible()
  await his.getByRole('textbox', { name: 'Organization name' }).fill(name)
  await his.getByRole('button', { name: 'Save' }).click()
  await expect(his.getByText('Name saved', { exact: true })).toBeVisible()

  await expect(field).toHaveValue(name)
  await his.reload()
  await expect(his.getByRole('textbox', { name: 'Organization name' })).toHaveValue(name)
  await Promise.all([hers.close(), his.close()])
})
