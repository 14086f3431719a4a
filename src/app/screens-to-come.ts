/**
 * The pages that are still to be built, by their canonical address: they show the frame, their name and that they are not
 * built yet. A capability takes its pages out of this list and registers them in src/routes.ts; the list only shrinks.
 */
import { addedRoutes, canonicalOf, type Group, specifiedRoutes } from './routes-of-specification.ts'

export const screensToCome: readonly string[] = [
  ...['/pricing', '/documentation', '/tutorials', '/tutorials/:slug', '/support', '/schedule-demo', '/contact-sales'],
  ...['/custom-quote', '/workload-migration', '/about', '/careers', '/privacy-policy', '/terms', '/contact'],
  ...['/data-centers', '/faq', '/api-reference', '/case-studies', '/newsletter', '/test-service'],
  ...['/technical-support', '/billing-support', '/submit-ticket', '/track-ticket'],
  ...['/cluster-types/blue', '/cluster-types/red', '/cluster-types/green', '/cluster-types/data', '/cluster-types/ai'],
  ...['/cluster-types/sandbox', '/cluster-types/orange'],
  ...['/trust/open', '/trust/enterprise-ready', '/trust/gdpr-compliant', '/trust/hds-certified'],
  ...['/trust/data-sovereignty', '/trust/cispe-compliant'],
  ...['/dashboard', '/my-clusters', '/clusters/:id', '/clusters/:id/topology', '/orders', '/orders/clusters'],
  ...['/orders/products', '/orders/products/:id', '/orders/support', '/orders/support/:id', '/orders/addons'],
  ...['/marketplace', '/custom-solutions', '/billing', '/usage', '/add-ons', '/price-estimator', '/payment-success'],
  ...['/officers/panel', '/officers/manage-clusters', '/officers/manage-addons', '/officers/manage-middlewares'],
  ...['/officers/manage-support-plans', '/officers/incident-tickets', '/officers/organizations', '/officers/clusters'],
  ...['/officers/addons', '/officers/middlewares', '/officers/support-plans'],
  ...['/cluster-topology', '/cluster-selection', '/smart-suggestions', '/order-status', '/order-status/:id'],
  ...['/clusters/:id/status', '/gcp-cluster-test', '/aws-eks-test', '/azure-aks-test', '/ibm-iks-test'],
  ...['/huawei-cce-test', '/alibaba-ack-test', '/digitalocean-doks-test'],
  ...['/configure-cluster', '/cluster-provisioning'],
]

/** The addresses of a group that show such a page, aliases included. */
export const pathsToCome = (group: Group): readonly string[] =>
  [...specifiedRoutes, ...addedRoutes]
    .filter((known) => known.group === group && screensToCome.includes(canonicalOf(known)))
    .map(({ path }) => path)
