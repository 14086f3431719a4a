import { type Route, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { devLogin, listDevPeople } from './dev-login.ts'
import { getOrganization } from './get-organization.ts'
import { getUser } from './get-user.ts'
import { logout } from './logout.ts'
import { renameOrganization } from './rename-organization.ts'

export const routes: readonly Route[] = [
  route(contract.getUser, getUser),
  route(contract.logout, logout),
  route(contract.getOrganization, getOrganization),
  route(contract.renameOrganization, renameOrganization),
]

export const developmentRoutes: readonly Route[] = [
  route(contract.listDevPeople, listDevPeople),
  route(contract.devLogin, devLogin),
]
