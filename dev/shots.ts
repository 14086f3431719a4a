/** `npm run shots [-- --lang fr] [-- name…]`: a picture of every route, 1440 and 390 px, light and dark, into shots/. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags } from '../e2e/browser.ts'
import { routes, type Visit } from '../e2e/routes.ts'
import { signIn } from '../e2e/sign-in.ts'
import { root } from './app.ts'
import { findBinary } from './binaries.ts'
import { buildForStack, startStack } from './stack.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const { values, positionals } = parseArgs({
  options: { lang: { type: 'string', default: 'en' } },
  allowPositionals: true,
})
const language = values.lang
const wanted = positionals.length > 0 ? routes.filter(({ name }) => positionals.includes(name)) : routes
const folder = join(root, 'shots')
mkdirSync(folder, { recursive: true })

const executablePath = findBinary('chromium')
const stack = await startStack(buildForStack())
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
stopOnSignal(() => stack.stop())
let failed = false
try {
  for (const visit of wanted) {
    for (const width of [1440, 390]) {
      for (const theme of ['light', 'dark'] as const) await take(browser, visit, width, theme)
    }
  }
} catch (error) {
  failed = true
  console.error(error, `\n${stack.log()}`)
} finally {
  await browser.close()
  await stack.stop()
}
process.exit(failed ? 1 : 0)

async function take(browser: Browser, visit: Visit, width: number, theme: 'light' | 'dark'): Promise<void> {
  const [baseURL] = stack.urls
  const phone = width < 768
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: phone ? 844 : 900 },
    deviceScaleFactor: phone ? 2 : 1,
    isMobile: phone,
    hasTouch: phone,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language,
  })
  await context.addCookies([{ name: 'quai.lang', value: language, url: baseURL }])
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => {
    failed = true // the picture is taken all the same: it shows what a person would see
    console.error(`${visit.path} (${width}, ${theme}): ${message}`)
  })
  if (visit.as) await signIn(page, visit.as)
  await page.goto(visit.path)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const file = `${visit.name}-${width}-${theme}${language === 'en' ? '' : `-${language}`}.png`
  await page.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled' })
  console.log(`shots/${file}`)
  await context.close()
}
