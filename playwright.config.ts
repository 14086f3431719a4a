import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './e2e/browser.ts'

/** Started by dev/e2e.ts, which gives BASE_URL and OTHER_URL (two replicas), MAIL_URL and CHROMIUM. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // a busy machine makes one story late now and then; a retried one is reported as flaky
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 15_000 }, // real services on a machine that is busy with other things
  reporter: [['list'], ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : [])],
  use: {
    baseURL: process.env.BASE_URL ?? '',
    locale: 'en-GB',
    trace: 'off', // slow; `npm run e2e -- --trace retain-on-failure` when a picture does not tell enough
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: [...chromiumFlags] },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // what a route answers does not depend on the width
      testIgnore: 'every-route.e2e.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
})
