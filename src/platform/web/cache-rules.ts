/** Which cached answers stop counting when (specification, section 7). Paths only, so that both caches obey one table. */

export const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

const onEachNavigation = ['/api/sidebar-counts', '/api/billing/credits', '/api/billing/summary', '/api/billing/plans']
const onBillingPages = ['/api/billing/payment-methods', '/api/billing/invoices']
const onUsagePages = ['/api/usage']

/** What has to be asked again after going to this page. */
export function staleOnNavigation(pathname: string): readonly string[] {
  return [
    ...onEachNavigation,
    ...(isUnder(pathname, '/billing') ? onBillingPages : []),
    ...(isUnder(pathname, '/usage') ? onUsagePages : []),
  ]
}

/**
 * What goes at registration or logout. The specification lists billing, notifications, orders, clusters, gcp-clusters,
 * organizations, officers and the sessions under /api/user, and says of registration that it clears all cached data.
 * We clear all each time: a list would leak the next endpoint that nobody added to it to the next person at this screen.
 * The user alone stays: identity replaces it in place, since an observer of a removed query would not hear of the new one.
 */
export const clearedOnSessionChange = (path: string) => path !== '/api/user'
