import { useLingui } from '@lingui/react/macro'
import { useUser } from '#identity/web/index.ts'
import {
  AddOnsIcon,
  BillingIcon,
  ClustersIcon,
  DashboardIcon,
  DocsIcon,
  EstimatorIcon,
  HelpIcon,
  MarketplaceIcon,
  OrdersIcon,
  SettingsIcon,
  UsageIcon,
  UsersIcon,
} from '#platform/web/ui/icon.tsx'
import { useSidebarCounts } from './sidebar-counts.ts'
import type { SideGroup, SideLink } from './sidebar-shape.ts'

/** Specification, section 2, "Sidebar (dashboard layout)". Targets that it does not show are those of the route list. */
export function useSidebarGroups(): readonly SideGroup[] {
  const { t } = useLingui()
  const { data: user } = useUser()
  const { data: counts } = useSidebarCounts()
  const isAdmin = user?.role === 'admin' || user?.role === 'super_admin'
  return [
    { links: [{ to: '/dashboard', label: t`Dashboard`, icon: DashboardIcon }] },
    {
      title: t`Infrastructure`,
      links: [
        {
          to: '/my-clusters',
          label: t`Clusters`,
          icon: ClustersIcon,
          count: counts?.clusters,
          below: [
            { to: '/configure-cluster', label: t`Configure New Cluster` },
            { to: '/my-clusters', label: t`View All Clusters` },
          ],
        },
        { to: '/add-ons', label: t`Add-ons`, icon: AddOnsIcon },
        { to: '/marketplace', label: t`Marketplace`, icon: MarketplaceIcon },
      ],
    },
    {
      title: t`Orders`,
      links: [
        {
          to: '/orders',
          label: t`Orders`,
          icon: OrdersIcon,
          count: counts?.orders.total,
          below: [
            { to: '/orders/clusters', label: t`Clusters` },
            { to: '/orders/addons', label: t`Add-ons` },
            { to: '/orders/products', label: t`Middlewares` },
            { to: '/orders/support', label: t`Support` },
          ],
        },
      ],
    },
    {
      title: t`Account`,
      links: [
        { to: '/billing', label: t`Billing`, icon: BillingIcon },
        { to: '/usage', label: t`Usage`, icon: UsageIcon },
        { to: '/price-estimator', label: t`Price Estimator`, icon: EstimatorIcon },
        ...(isAdmin ? [{ to: '/user-management', label: t`User Management`, icon: UsersIcon }] : []),
        { to: '/settings', label: t`Settings`, icon: SettingsIcon },
      ],
    },
  ]
}

/** "Bottom links: Tutorials & Docs and Help & Support, shown in French", also on English pages. */
export const bottomLinks: readonly SideLink[] = [
  { to: '/tutorials', label: 'Tutoriels et docs', icon: DocsIcon, lang: 'fr' },
  { to: '/support', label: 'Aide et support', icon: HelpIcon, lang: 'fr' },
]
