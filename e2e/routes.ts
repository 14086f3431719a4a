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
  { name: 'auth', path: '/auth' },
  { name: 'auth-register', path: '/auth?tab=register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=example' },
  { name: 'magic-link', path: '/magic-link' },
  { name: 'magic-link-login', path: '/magic-link-login?token=example' },
  { name: 'verify-email', path: '/verify-email?token=example' },
  // one page that is still to come in each layout: the others differ in their words only (src/app/screens-to-come.ts)
  { name: 'pricing', path: '/pricing' },
  { name: 'my-clusters', path: '/my-clusters', as: 'claire.laurent@atelier-lumiere.example' },
  { name: 'cluster-selection', path: '/cluster-selection', as: 'claire.laurent@atelier-lumiere.example' },
  { name: 'configure-cluster', path: '/configure-cluster', as: 'claire.laurent@atelier-lumiere.example' },
  { name: 'officers-panel', path: '/officers/panel', as: 'hugo.martin@quai.example' },
  { name: 'settings', path: '/settings', as: 'claire.laurent@atelier-lumiere.example' },
  { name: 'notification-settings', path: '/settings/notifications', as: 'claire.laurent@atelier-lumiere.example' },
  { name: 'settings-security', path: '/settings/security', as: 'claire.laurent@atelier-lumiere.example' },
  { name: 'settings-organization', path: '/settings/organization', as: 'claire.laurent@atelier-lumiere.example' },
  { name: 'settings-members', path: '/settings/members', as: 'claire.laurent@atelier-lumiere.example' },
  { name: 'settings-tokens', path: '/settings/tokens', as: 'claire.laurent@atelier-lumiere.example' },
  { name: 'settings-audit', path: '/settings/audit', as: 'claire.laurent@atelier-lumiere.example' },
  { name: 'users', path: '/user-management', as: 'hugo.martin@quai.example' },
  {
    name: 'user-record',
    path: '/user-management?user=01930000-0000-7000-8000-000000000101',
    as: 'hugo.martin@quai.example',
  },
  { name: 'registrations', path: '/admin/pending-registrations', as: 'hugo.martin@quai.example' },
  { name: 'promotion-requests', path: '/admin/promotion-requests', as: 'hugo.martin@quai.example' },
  { name: 'organization-users', path: '/admin/organization-users', as: 'hugo.martin@quai.example' },
  { name: 'users-refused', path: '/user-management', as: 'claire.laurent@atelier-lumiere.example' },
]
