/** Specification, section 2: every route renders for the right person, sends away or refuses the wrong one, has a title. */
import type { Page } from '@playwright/test'
import { wordsOf } from '../src/app/route-words.ts'
import { addedRoutes, canonicalOf, type SpecifiedRoute, specifiedRoutes } from '../src/app/routes-of-specification.ts'
import { screensToCome } from '../src/app/screens-to-come.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

test.setTimeout(240_000)

const all = [...specifiedRoutes, ...addedRoutes]
const of = (...groups: SpecifiedRoute['group'][]) => all.filter(({ group }) => groups.includes(group))
const addressOf = ({ path }: SpecifiedRoute) =>
  path.replace('/:tab?', '').replace(':id', 'example').replace(':slug', 'a')
const isComing = (route: SpecifiedRoute) => screensToCome.includes(canonicalOf(route))
const customer = 'claire.laurent@atelier-lumiere.example'
const admin = 'hugo.martin@quai.example'

/** A navigation inside the application: the page is not loaded anew each time. */
async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

async function expectRendered(page: Page, route: SpecifiedRoute): Promise<void> {
  const words = wordsOf(route)
  if (isComing(route)) {
    await expect(page, route.path).toHaveTitle(`${words?.title.en} · Quai`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words?.title.en ?? '')
    await expect(page.getByText('This part of Quai is not built yet.')).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
    await expect(page.locator('meta[name=description]')).toHaveCount(1)
  } else {
    await expect(page, route.path).toHaveTitle(/Quai/)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  await expect(page.locator('main')).toHaveCount(1)
}

test('public routes render for visitors', async ({ page }) => {
  const routes = of('public').filter(({ path }) => path !== '/fr')
  await page.goto('/')
  for (const route of routes) {
    await open(page, addressOf(route))
    await expectRendered(page, route)
  }
  console.log(`${routes.length} public routes rendered`)
})

test('guarded routes send visitors to /auth and keep where they were going', async ({ page }) => {
  const routes = of('dashboard', 'staff', 'plain', 'wizard')
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const route of routes) {
    const address = `${addressOf(route)}?from=test#there`
    await open(page, address)
    await page.waitForURL('**/auth')
    const kept = await page.evaluate(() => Object.values({ ...sessionStorage }).join('\n'))
    expect(kept).toContain(address)
  }
  console.log(`${routes.length} guarded routes sent a visitor to /auth`)
})

test('a customer sees the routes of customers, and is refused those of staff', async ({ page }) => {
  await signIn(page, customer)
  const routes = of('dashboard', 'plain', 'wizard')
  for (const route of routes) {
    await open(page, addressOf(route))
    await expectRendered(page, route)
  }
  for (const route of of('staff')) {
    await open(page, addressOf(route))
    await expect(page).toHaveTitle('No access · Quai')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access')
  }
  console.log(`${routes.length} routes rendered for a customer, ${of('staff').length} refused`)
})

test('staff see the routes of staff, with their own sidebar', async ({ page }) => {
  await signIn(page, admin)
  for (const route of of('staff')) {
    await open(page, addressOf(route))
    await expectRendered(page, route)
    await expect(page.getByRole('navigation', { name: 'Staff pages' })).toBeVisible()
  }
  console.log(`${of('staff').length} routes rendered for staff`)
})

test('/fr leads to the home page in French', async ({ page }) => {
  await page.goto('/fr')
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('the server answers 404 where there is no page', async ({ request }) => {
  for (const route of all) expect((await request.get(addressOf(route))).status(), route.path).toBe(200)
  for (const path of ['/no-such-page', '/cluster-types/pink', '/pricing/x', '/clusters']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})
