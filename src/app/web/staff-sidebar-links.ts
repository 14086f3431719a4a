import { useLingui } from '@lingui/react/macro'
import { may } from '#identity/permissions.ts'
import { useUser } from '#identity/web/index.ts'
import {
  AddOnsIcon,
  ClustersIcon,
  HelpIcon,
  MiddlewaresIcon,
  OfficersIcon,
  OrganizationIcon,
  PromotionIcon,
  RegistrationsIcon,
  TicketIcon,
  UsersIcon,
} from '#platform/web/ui/icon.tsx'
import type { SideGroup } from './sidebar-shape.ts'

/** The sidebar of staff, as drawn: what only admins may open is shown to them alone. */
export function useStaffGroups(): readonly SideGroup[] {
  const { t } = useLingui()
  const { data: user } = useUser()
  const isAdmin = Boolean(user && may(user, 'staff-users:read'))
  const of = (area: string) => [
    { to: `${area}clusters`, label: t`Clusters`, icon: ClustersIcon },
    { to: `${area}addons`, label: t`Add-ons`, icon: AddOnsIcon },
    { to: `${area}middlewares`, label: t`Middlewares`, icon: MiddlewaresIcon },
    { to: `${area}support-plans`, label: t`Support plans`, icon: HelpIcon },
  ]
  const decisions = [
    { to: '/admin/pending-registrations', label: t`Registrations`, icon: RegistrationsIcon },
    { to: '/admin/promotion-requests', label: t`Promotion requests`, icon: PromotionIcon },
  ]
  const people = [
    { to: '/user-management', label: t`Users`, icon: UsersIcon },
    { to: '/admin/organization-users', label: t`Organization users`, icon: OrganizationIcon },
  ]
  return [
    { links: [{ to: '/officers/panel', label: t`Panel`, icon: OfficersIcon }] },
    {
      title: t`Work`,
      links: [
        { to: '/officers/incident-tickets', label: t`Incident tickets`, icon: TicketIcon },
        ...(isAdmin ? decisions : []),
      ],
    },
    {
      title: t`Customers`,
      links: [{ to: '/officers/organizations', label: t`Organizations`, icon: OrganizationIcon }, ...of('/officers/')],
    },
    { title: t`Catalogue`, links: of('/officers/manage-') },
    ...(isAdmin ? [{ title: t`People`, links: people }] : []),
  ]
}
