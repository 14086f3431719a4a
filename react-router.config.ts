import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: ['/', '/currency-test'],
  // dev/build.ts builds the languages side by side, each into its own folder, and joins them.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/app',
} satisfies Config
