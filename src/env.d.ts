interface ImportMetaEnv {
  /** the pages for those who build Quai are part of this build (vite.config.ts) */
  readonly DEVELOPMENT_PAGES: boolean
}
