import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import type { Group } from './app/routes-of-specification.ts'
import { pathsToCome } from './app/screens-to-come.ts'

/** Pages for those who build Quai: never part of what customers get. */
const development = process.env.NODE_ENV === 'development' || process.env.QUAI_DEVELOPMENT_PAGES === '1'

/** Pages that are not built yet. The page finds its name by the id of its route, which is its path. */
const coming = (group: Group) =>
  pathsToCome(group).map((path) => route(path.slice(1), 'app/web/coming-page.tsx', { id: path }))

export default [
  index('site/web/home-page.tsx'),
  route('fr', 'app/web/french-page.tsx'),
  ...coming('public'),
  route('currency-test', 'catalogue/web/currency-test-page.tsx'),
  layout('app/web/visitor.tsx', [
    route('auth', 'identity/web/auth-page.tsx'),
    route('forgot-password', 'identity/web/forgot-password-page.tsx'),
    route('reset-password', 'identity/web/reset-password-page.tsx'),
    route('magic-link', 'identity/web/magic-link-page.tsx'),
    route('magic-link-login', 'identity/web/magic-link-login-page.tsx'),
    route('verify-email', 'identity/web/verify-email-page.tsx'),
    route('verify-registration-email', 'identity/web/verify-email-page.tsx', { id: 'verify-registration-email' }),
    ...(development ? [route('dev-login', 'identity/web/dev-login-page.tsx')] : []),
  ]),
  layout('app/web/console.tsx', [
    route('settings/notifications', 'notifications/web/preferences-page.tsx'),
    route('settings/:tab?', 'identity/web/settings-page.tsx'),
    // Names of its first tab: one page, so that a link to either finds the same person.
    route('profile', 'identity/web/settings-page.tsx', { id: 'profile' }),
    route('account', 'identity/web/settings-page.tsx', { id: 'account' }),
    ...coming('dashboard'),
  ]),
  layout('app/web/staff-layout.tsx', [
    route('user-management', 'identity/web/user-management-page.tsx'),
    route('officers/manage-users', 'identity/web/user-management-page.tsx', { id: 'manage-users' }),
    route('admin/pending-registrations', 'identity/web/pending-registrations-page.tsx'),
    route('admin/promotion-requests', 'identity/web/promotion-requests-page.tsx'),
    route('admin/organization-users', 'identity/web/organization-users-page.tsx'),
    ...coming('staff'),
  ]),
  layout('app/web/plain-layout.tsx', coming('plain')),
  layout('app/web/wizard-layout.tsx', coming('wizard')),
  ...(development ? [route('ui', 'platform/web/specimens/ui-page.tsx')] : []),
  route('*', 'app/web/not-found-page.tsx'),
] satisfies RouteConfig
