import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'

const withServices = ['src/**/server/**/*.test.ts', 'db/**/*.test.ts', 'dev/**/*.test.ts', 'chaos/**/*.test.ts']

/** unit: nothing outside the process. services: real PostgreSQL, Redis and SMTP, started once by dev/test-services.ts. */
export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    setupFiles: ['dev/fail-on-console-error.ts'],
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'], exclude: ['**/server/**'] } },
      {
        extends: true,
        test: {
          name: 'services',
          include: withServices,
          globalSetup: ['dev/test-services.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
