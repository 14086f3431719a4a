/** Every route that exists, and who looks at it: the list behind the accessibility test and `npm run shots`. */
export type Visit = {
  /** The name of its picture. */
  readonly name: string
  readonly path: string
  /** A seeded person by mail address; without one the visitor has no account. */
  readonly as?: string
}

export const routes: readonly Visit[] = [
  { name: 'home', path: '/' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'currency-test', path: '/currency-test' },
  { name: 'ui', path: '/ui' },
  { name: 'dev-login', path: '/dev-login' },
  { name: 'settings', path: '/settings', as: 'claire.laurent@atelier-lumiere.example' },
  { name: 'notification-settings', path: '/settings/notifications', as: 'claire.laurent@atelier-lumiere.example' },
]
