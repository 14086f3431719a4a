import { defineConfig } from '@lingui/conf'

/** One catalogue per row for the browser; texts of the server (mails, problems) have their own and never reach the browser. */
const rows = ['platform', 'identity', 'notifications', 'site', 'app']

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr'],
  fallbackLocales: { default: 'en' },
  catalogs: rows.map((row) => ({
    path: `<rootDir>/src/${row}/locales/{locale}`,
    include: row === 'app' ? ['src/app', 'src/root.tsx'] : [`src/${row}`],
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/server/**'],
  })),
})
