import { version } from './version.ts'

export const getVersionSummary = (environment: 'development' | 'production') => async () => ({
  displayVersion: `v${version}`,
  environment,
})
