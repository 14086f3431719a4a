import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const api = process.env.API_URL ?? 'http://127.0.0.1:4000'

/** One chunk for what every page needs and what changes only with a library: smaller together, and kept by the browser over our releases. */
const libraries = /node_modules\/(react|react-dom|react-router|scheduler|@lingui|use-sync-external-store)\//

// The order of the plugins matters: macros first, catalogues last (docs/decisions/0009-languages.md).
export default defineConfig({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    tailwindcss(),
    reactRouter(),
    lingui({ failOnMissing: Boolean(process.env.CI), failOnCompileError: true }),
  ],
  define: {
    'import.meta.env.DEVELOPMENT_PAGES': JSON.stringify(
      process.env.NODE_ENV === 'development' || process.env.QUAI_DEVELOPMENT_PAGES === '1',
    ),
  },
  // Without these the first cold load in development fails while the optimizer starts anew.
  optimizeDeps: { include: ['@lingui/core', '@lingui/react', 'react-dom/client', 'react-router/dom'] },
  // Kept after the build, for dev/build.ts.
  build: { manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'libraries', test: libraries }] } } },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: api },
      '/ws': { target: api.replace(/^http/, 'ws'), ws: true },
    },
  },
})
