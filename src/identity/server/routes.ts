import { type Route, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { accountRoutes } from './account-routes.ts'
import { devLogin, listDevPeople } from './dev-login.ts'
import { getOrganization } from './get-organization.ts'
import { getUser } from './get-user.ts'
import { logout } from './logout.ts'
import { organizationRoutes } from './organization-routes.ts'
import { renameOrganization } from './rename-organization.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { staffRoutes } from './staff-routes.ts'
import { tokenRoutes } from './token-routes.ts'

export const routes: readonly Route[] = [
  ...accountRoutes,
  ...staffRoutes,
  route(contract.getUser, getUser),
  route(contract.logout, logout),
  route(contract.getOrganization, getOrganization),
  route(contract.renameOrganization, renameOrganization),
  ...organizationRoutes,
  ...secondFactorRoutes,
  ...tokenRoutes,
]

export const developmentRoutes: readonly Route[] = [
  route(contract.listDevPeople, listDevPeople),
  route(contract.devLogin, devLogin),
]
