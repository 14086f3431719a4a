/** The frame without a pointer: skip link, offer, header, bell, user menu, palette, help and the way out by keyboard alone. */
import type { Locator, Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

const claire = 'claire.laurent@atelier-lumiere.example'

/** Tab until it has the focus: what cannot be reached in a few dozen steps cannot be reached. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The Tab key does not reach ${String(wanted)}`)
}

async function fromTheTop(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined))
  await page.evaluate(() => getSelection()?.collapse(document.body, 0))
}

test('skip link, offer, bell, user menu and logout answer to the keyboard', async ({ page }) => {
  await signIn(page, claire)
  await page.goto('/settings')
  const account = page.getByRole('button', { name: /^Account of/ })
  await expect(account).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()

  await fromTheTop(page)
  await tabTo(page, page.getByRole('button', { name: 'Dismiss the offer' }))
  await page.keyboard.press('Enter')
  const tab = page.getByRole('button', { name: /^Show the offer again/ })
  await expect(tab).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Discount Bar Restored', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dismiss the offer' })).toBeFocused()

  const bell = page.getByRole('button', { name: /^Notifications/ })
  await tabTo(page, bell)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()

  await tabTo(page, account)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
  await expect(page.getByRole('menu')).toContainText('Billing ID:')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('the palette leads to a page, the help switches the keys off and on', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: 'Go to a page' })
  await expect(palette).toBeVisible()
  await page.keyboard.type('exchange')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/currency-test$/)
  await expect(palette).toBeHidden()

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toBeVisible()
  await tabTo(page, help.getByRole('switch'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a visitor on a small device finds the pages in the floating menu', async ({ page }, { project }) => {
  if (project.name !== 'phone') await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(button).toBeVisible()
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Pricing', 'Documentation', 'Tutorials', 'Login'])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})
