import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'

/** unit: nothing outside the process. services: real PostgreSQL, Redis and SMTP, started once by dev/test-services.ts. */
export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'db/**/*.test.ts', 'dev/**/*.test.ts'],
          exclude: ['**/server/**'],
        },
      },
    ],
  },
})
