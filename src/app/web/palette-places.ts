/** Where the palette leads: pages by name. Objects (clusters, orders) join with their rows. */
import { useLingui } from '@lingui/react/macro'

export type Audience = 'visitor' | 'person' | 'officer'
export type Place = { readonly to: string; readonly name: string }

export function usePlaces(audience: Audience): readonly Place[] {
  const publicPlaces = usePublicPlaces()
  const customerPlaces = useCustomerPlaces()
  const officerPlaces = useOfficerPlaces()
  if (audience === 'visitor') return publicPlaces
  return [...customerPlaces, ...(audience === 'officer' ? officerPlaces : []), ...publicPlaces]
}

function usePublicPlaces(): readonly Place[] {
  const { t } = useLingui()
  return [
    { to: '/', name: t`Home` },
    { to: '/pricing', name: t`Pricing` },
    { to: '/documentation', name: t`Documentation` },
    { to: '/tutorials', name: t`Tutorials` },
    { to: '/support', name: t`Support` },
    { to: '/submit-ticket', name: t`Submit a ticket` },
    { to: '/track-ticket', name: t`Track a ticket` },
    { to: '/data-centers', name: t`Data centers` },
    { to: '/faq', name: t`FAQ` },
    { to: '/api-reference', name: t`API reference` },
    { to: '/test-service', name: t`Status` },
    { to: '/currency-test', name: t`Exchange rates` },
    { to: '/about', name: t`About` },
    { to: '/contact', name: t`Contact` },
    { to: '/contact-sales', name: t`Contact sales` },
    { to: '/privacy-policy', name: t`Privacy` },
    { to: '/terms', name: t`Terms` },
  ]
}

function useCustomerPlaces(): readonly Place[] {
  const { t } = useLingui()
  return [
    { to: '/dashboard', name: t`Dashboard` },
    { to: '/my-clusters', name: t`Clusters` },
    { to: '/configure-cluster', name: t`Configure New Cluster` },
    { to: '/add-ons', name: t`Add-ons` },
    { to: '/marketplace', name: t`Marketplace` },
    { to: '/orders', name: t`Orders` },
    { to: '/billing', name: t`Billing` },
    { to: '/usage', name: t`Usage` },
    { to: '/price-estimator', name: t`Price Estimator` },
    { to: '/settings', name: t`Settings` },
  ]
}

function useOfficerPlaces(): readonly Place[] {
  const { t } = useLingui()
  return [
    { to: '/officers/panel', name: t`Officers Panel` },
    { to: '/officers/incident-tickets', name: t`Incident tickets` },
    { to: '/officers/organizations', name: t`Organizations` },
    { to: '/user-management', name: t`User Management` },
    { to: '/admin/pending-registrations', name: t`Pending registrations` },
    { to: '/admin/promotion-requests', name: t`Promotion requests` },
  ]
}
