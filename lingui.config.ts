import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** One catalogue per row for the browser; texts of the server (mails, problems) have their own and never reach the browser. */
const rows = ['platform', 'identity', 'notifications', 'catalogue', 'site', 'app']

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/server/**']

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr'],
  // No fallback: with one, `lingui check missing` and the build would call an untranslated text complete.
  fallbackLocales: false,
  // Without line numbers: otherwise every edit of a file would put its catalogue out of step.
  format: formatter({ lineNumbers: false }),
  catalogs: [
    ...rows.map((row) => ({
      path: `<rootDir>/src/${row}/locales/{locale}`,
      include: row === 'app' ? ['src/app', 'src/root.tsx'] : [`src/${row}`],
      exclude: [...tests, '**/specimens/**'],
    })),
    // The page /ui is for those who build Quai: its texts stay out of what every visitor loads.
    {
      path: '<rootDir>/src/platform/web/specimens/locales/{locale}',
      include: ['src/platform/web/specimens'],
      exclude: tests,
    },
  ],
})
