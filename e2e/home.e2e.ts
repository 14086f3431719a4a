import type { Browser } from '@playwright/test'
import { expect, test } from './test.ts'

const languages = [
  { language: 'en', locale: 'en-GB' },
  { language: 'fr', locale: 'fr-FR' },
] as const

/** The document as the server sends it: no script runs. */
async function plainHome(browser: Browser, locale: string, cookie?: string): Promise<{ lang: string; title: string }> {
  const context = await browser.newContext({ locale, javaScriptEnabled: false })
  const baseURL = process.env.BASE_URL ?? ''
  if (cookie) await context.addCookies([{ name: 'quai.lang', value: cookie, url: baseURL }])
  const page = await context.newPage()
  await page.goto(`${baseURL}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const lang = (await page.locator('html').getAttribute('lang')) ?? ''
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await context.close()
  return { lang, title }
}

test('without JavaScript the home page comes in the language that the browser asks for', async ({ browser }) => {
  const english = await plainHome(browser, 'en-GB')
  const french = await plainHome(browser, 'fr-FR')
  expect([english.lang, french.lang]).toEqual(['en', 'fr'])
  expect(french.title).not.toBe(english.title)
})

test('without JavaScript the language that was chosen (cookie) goes before the browser’s', async ({ browser }) => {
  const english = await plainHome(browser, 'en-GB')
  expect(await plainHome(browser, 'fr-FR', 'en')).toEqual(english)
  expect((await plainHome(browser, 'en-GB', 'fr')).lang).toBe('fr')
})

test('a cache cannot mix the two languages up', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'accept-language': 'fr' } })
  expect(answer.headers().vary).toMatch(/cookie/i)
  expect(answer.headers().vary).toMatch(/accept-language/i)
})

test('a language has no address of its own', async ({ request }) => {
  const answer = await request.get('/fr/index.html', { headers: { 'accept-language': 'en' } })
  expect(await answer.text()).toContain('<html lang="en"')
})

for (const { language, locale } of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale })

    test('the home page hydrates without an error and keeps its language', async ({ page }) => {
      await page.goto('/')
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      await page.waitForLoadState('networkidle')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0)
    })
  })
}

for (const theme of ['light', 'dark'] as const) {
  const other = theme === 'light' ? 'dark' : 'light'
  test.describe(`theme ${theme} on a ${other} system`, () => {
    test.use({ colorScheme: other })

    test('is there in the first frame: no flash', async ({ page }) => {
      await page.addInitScript((stored) => {
        localStorage.setItem('quai.theme', stored)
        const seen: string[] = []
        Object.assign(window, { seenThemes: seen })
        const look = () => {
          if (document.body) seen.push(document.documentElement.dataset.theme ?? 'none')
          if (seen.length < 90) requestAnimationFrame(look)
        }
        look()
        new MutationObserver(look).observe(document, { childList: true, subtree: true })
      }, theme)
      await page.goto('/')
      await page.waitForFunction(() => (window as unknown as { seenThemes: string[] }).seenThemes.length >= 90)
      const seen = await page.evaluate(() => (window as unknown as { seenThemes: string[] }).seenThemes)
      expect([...new Set(seen)]).toEqual([theme])
    })
  })
}
