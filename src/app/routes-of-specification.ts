/**
 * Every route of the specification (section 2), as data: the router, the tests and the palette read one list.
 *
 * Choices where the specification shows no path: the fixed cluster-type pages are `/sandbox-cluster` and
 * `/sandbox-cluster-page` (and so on for the other nine). Dev and test clusters are the orange type and additional
 * clusters the blue one, by the keyword rule of the footer ("dev, test or orange -> orange; anything else -> blue").
 * `/orders` is registered "a second time with the plain login guard"; the first registration always answers, so there
 * is one.
 */
import { type ClusterType, clusterTypes } from './tier-pages.ts'

export type Group = 'public' | 'dashboard' | 'staff' | 'plain' | 'wizard'

export type SpecifiedRoute = {
  /** as the router writes it: `/clusters/:id` */
  readonly path: string
  readonly group: Group
  /** renders the page of this path, which is its canonical address */
  readonly aliasOf?: string
}

/** Section 2: what a guarded page says "while the user is being resolved". */
export const loadingTexts = {
  dashboard: 'Loading dashboard...',
  staff: 'Loading dashboard...',
  plain: 'Loading...',
  wizard: 'Loading configuration...',
} as const satisfies Partial<Record<Group, string>>

const fixedTypes: Readonly<Record<string, ClusterType>> = {
  sandbox: 'sandbox',
  blue: 'blue',
  red: 'red',
  green: 'green',
  data: 'data',
  ai: 'ai',
  additional: 'blue',
  dev: 'orange',
  test: 'orange',
  orange: 'orange',
}

const fixedTypePages: readonly SpecifiedRoute[] = Object.entries(fixedTypes).flatMap(([name, type]) =>
  [`/${name}-cluster`, `/${name}-cluster-page`].map((path) => ({
    path,
    group: 'public' as const,
    aliasOf: `/cluster-types/${type}`,
  })),
)

const all = (group: Group, paths: string): readonly SpecifiedRoute[] =>
  paths
    .trim()
    .split(/\s+/)
    .map((path) => ({ path, group }))

/** An alias is in the group of its page. */
const alias = (group: Group, path: string, aliasOf: string): SpecifiedRoute => ({ path, group, aliasOf })

export const specifiedRoutes: readonly SpecifiedRoute[] = [
  ...all(
    'public',
    `/ /fr /pricing /documentation /tutorials /tutorials/:slug /support /auth /dev-login /forgot-password /reset-password
     /verify-email /verify-registration-email /magic-link-login /magic-link /schedule-demo /contact-sales /custom-quote
     /workload-migration /about /careers /privacy-policy /terms /contact /data-centers /faq /api-reference /case-studies
     /newsletter /test-service /currency-test /technical-support /billing-support /submit-ticket /track-ticket`,
  ),
  alias('public', '/privacy', '/privacy-policy'),
  ...clusterTypes.map((type) => ({ path: `/cluster-types/${type}`, group: 'public' as const })),
  ...fixedTypePages,
  ...all(
    'dashboard',
    `/dashboard /profile /my-clusters /clusters/:id /clusters/:id/topology /orders /orders/clusters /orders/products
     /orders/products/:id /orders/support /orders/support/:id /orders/addons /marketplace /custom-solutions /billing
     /usage /settings/:tab? /add-ons /price-estimator /payment-success`,
  ),
  alias('dashboard', '/account', '/profile'),
  alias('dashboard', '/cluster-detail/:id', '/clusters/:id'),
  // The specification has /user-management in the dashboard layout; it is drawn with the sidebar of staff, whose page it is.
  ...all(
    'staff',
    `/user-management /officers/panel /officers/manage-clusters /officers/manage-addons /officers/manage-middlewares
     /officers/manage-support-plans /officers/incident-tickets /officers/organizations /officers/clusters
     /officers/addons /officers/middlewares /officers/support-plans /admin/pending-registrations
     /admin/promotion-requests /admin/organization-users`,
  ),
  alias('staff', '/officers/manage-users', '/user-management'),
  ...all(
    'plain',
    `/cluster-topology /cluster-selection /smart-suggestions /order-status /order-status/:id /clusters/:id/status
     /gcp-cluster-test /aws-eks-test /azure-aks-test /ibm-iks-test /huawei-cce-test /alibaba-ack-test
     /digitalocean-doks-test`,
  ),
  ...all('wizard', '/configure-cluster /cluster-provisioning'),
  alias('wizard', '/clusters/configure', '/configure-cluster'),
  alias('wizard', '/clusters/provisioning', '/cluster-provisioning'),
]

/** Routes that Quai adds: the evidence behind the footer's badges, and one page of the settings. */
export const addedRoutes: readonly SpecifiedRoute[] = [
  ...all(
    'public',
    `/trust/open /trust/enterprise-ready /trust/gdpr-compliant /trust/hds-certified /trust/data-sovereignty
     /trust/cispe-compliant`,
  ),
  ...all('dashboard', '/settings/notifications'),
]

export const canonicalOf = ({ path, aliasOf }: SpecifiedRoute): string => aliasOf ?? path
