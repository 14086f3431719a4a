import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// The order of the plugins matters: macros first, catalogues last (docs/decisions/0009-languages.md).
export default defineConfig({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    tailwindcss(),
    reactRouter(),
    lingui({ failOnMissing: Boolean(process.env.CI), failOnCompileError: true }),
  ],
  optimizeDeps: { include: ['@lingui/core', '@lingui/react', 'react-dom/client', 'react-router/dom'] },
})
