import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Pages for those who build Quai: never part of what customers get. */
const development = process.env.NODE_ENV === 'development' || process.env.QUAI_DEVELOPMENT_PAGES === '1'

export default [
  index('site/web/home-page.tsx'),
  route('currency-test', 'catalogue/web/currency-test-page.tsx'),
  layout('app/web/console.tsx', [
    route('settings/notifications', 'notifications/web/preferences-page.tsx'),
    route('settings', 'identity/web/settings-page.tsx'),
    ...(development ? [route('dev-login', 'identity/web/dev-login-page.tsx')] : []),
  ]),
  ...(development ? [route('ui', 'platform/web/specimens/ui-page.tsx')] : []),
  route('*', 'app/web/not-found-page.tsx'),
] satisfies RouteConfig
