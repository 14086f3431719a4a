/** Two replicas, three browsers: what happens reaches the right person's bell at once, and nobody else's. */
import type { Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

const owner = 'claire.laurent@atelier-lumiere.example'
const colleague = 'ines.moreau@atelier-lumiere.example'
const stranger = 'marta.nowak@nordwind.example'

/** The specification's promise is 1 s; a loaded machine gets twice that before the story fails. */
const mostMs = 2000

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

/** What the live channel told this page. */
function hintsOf(page: Page): string[] {
  const hints: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => hints.push(String(payload))))
  return hints
}

async function openBell(page: Page, email: string, baseUrl: string | undefined): Promise<void> {
  const socket = page.waitForEvent('websocket')
  await signIn(page, email, baseUrl)
  await bellOf(page).click()
  await expect(panelOf(page)).toBeVisible()
  // with the socket open, and what it asks for answered, nothing is missed
  await socket
  await page.waitForLoadState('networkidle')
}

/** Not through the form: only the organization's name matters here, and another story tells of the form. */
async function rename(page: Page, companyName: string): Promise<number> {
  const status = await page.evaluate(async (name) => {
    const token = (await fetch('/api/user')).headers.get('x-csrf-token') ?? ''
    const answer = await fetch('/api/organization', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'x-csrf-token': token, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ companyName: name }),
    })
    return answer.status
  }, companyName)
  expect(status).toBe(200)
  return performance.now()
}

test('a rename appears in the colleague’s bell on the other replica within 1 s, in a stranger’s never', async ({
  browser,
}, { project }) => {
  test.slow() // three browsers, and a wait that is longer than a poll
  const [his, hers, theirs] = [await browser.newPage(), await browser.newPage(), await browser.newPage()]
  const [herHints, theirHints] = [hintsOf(hers), hintsOf(theirs)]
  await Promise.all([
    signIn(his, owner, process.env.BASE_URL),
    openBell(hers, colleague, process.env.OTHER_URL),
    openBell(theirs, stranger, process.env.OTHER_URL),
  ])

  const name = `Atelier ${project.name} ${Date.now()}`
  const line = hers.getByText(`Claire Laurent renamed your organization to ${name}`)
  const [answered, seen] = await Promise.all([rename(his, name), line.waitFor().then(() => performance.now())])
  const took = Math.max(0, Math.round(seen - answered))
  console.log(`from the answer to the colleague's bell: ${took} ms (${project.name})`)
  expect(took).toBeLessThanOrEqual(mostMs)
  const herId = await hers.evaluate(async () => (await (await fetch('/api/user')).json()).id as string)
  const forHer = (hint: string) => hint.includes('"notification"') && hint.includes(herId)
  expect(herHints.some(forHer)).toBe(true)

  // longer than a poll: neither the live channel nor the polling brings it to the stranger
  const aWhile = theirs.waitForTimeout(11_000)
  const mine = panelOf(hers).getByRole('listitem').filter({ hasText: name })
  await mine.hover()
  await mine.getByRole('button', { name: 'Mark as read' }).click()
  await expect(mine.getByText('Unread')).toHaveCount(0)
  await mine.getByRole('button', { name: 'Move to trash' }).click()
  await expect(hers.getByText('Notification moved to trash', { exact: true }).first()).toBeVisible()
  await expect(mine).toHaveCount(0)
  await aWhile
  await expect(panelOf(theirs).getByText(name)).toHaveCount(0)
  expect(theirHints.filter(forHer)).toEqual([])
  await Promise.all([his, hers, theirs].map((page) => page.close()))
})

test('the bell by keyboard alone: opened, one line read, closed, focus back on the bell', async ({ browser }) => {
  test.slow() // two browsers, and one key after the other
  const [his, hers] = [await browser.newPage(), await browser.newPage()]
  await Promise.all([signIn(his, owner, process.env.BASE_URL), signIn(hers, colleague, process.env.BASE_URL)])
  const name = `Atelier keys ${Date.now()}`
  await rename(his, name)
  await bellOf(hers).focus()
  await hers.keyboard.press('Enter')
  await expect(panelOf(hers)).toBeFocused()
  const line = panelOf(hers).getByRole('listitem').filter({ hasText: name })
  await expect(line).toBeVisible()
  const read = line.getByRole('button', { name: 'Mark as read' })
  for (let tab = 0; tab < 40 && !(await read.evaluate((button) => button === document.activeElement)); tab += 1)
    await hers.keyboard.press('Tab')
  await hers.keyboard.press('Enter')
  await expect(line.getByRole('button', { name: 'Move to trash' })).toBeFocused()
  await expect(line.getByText('Unread')).toHaveCount(0)
  await hers.keyboard.press('Escape')
  await expect(panelOf(hers)).toHaveCount(0)
  await expect(bellOf(hers)).toBeFocused()
  await Promise.all([his.close(), hers.close()])
})

test('mail about security cannot be switched off, the rest can and stays so', async ({ page }, { project }) => {
  const people: Readonly<Record<string, string>> = {
    desktop: 'tom.bakker@atelier-lumiere.example',
    phone: 'lucie.petit@atelier-lumiere.example',
  }
  await signIn(page, people[project.name] ?? '')
  await page.goto('/settings/notifications')
  const members = page.getByRole('region', { name: 'Members' }).getByRole('switch', { name: /By email/ })
  await members.uncheck()
  await expect(page.getByRole('region', { name: 'Security' }).getByRole('switch', { name: /By email/ })).toBeDisabled()
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(members).not.toBeChecked()
})
