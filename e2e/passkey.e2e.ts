/** A passkey of Chromium's virtual authenticator: made in the settings, then the only thing needed to sign in. */
import { logOut } from './log-out.ts'
import { newAddress, register } from './register.ts'
import { expect, test } from './test.ts'

test('a passkey is added, signs in without a password and counts as both factors', async ({ page }, { project }) => {
  test.setTimeout(120_000)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await register(page, { email: newAddress('passkey', project.name), name: 'Piet Maas' })
  await page.getByRole('button', { name: 'Continue Without Verification (Not Recommended)' }).click()

  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('Test key')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const codes = page.getByRole('alertdialog', { name: 'Your recovery codes' })
  await codes.getByRole('checkbox', { name: 'I have kept these codes in a safe place' }).check()
  await codes.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Test key', { exact: true }).first()).toBeVisible()

  await logOut(page)
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Welcome, Piet Maas', { exact: true })).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/settings')
})
