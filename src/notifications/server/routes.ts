import { type Route, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { countNotifications } from './count-notifications.ts'
import { listNotifications } from './list-notifications.ts'

export const routes: readonly Route[] = [
  route(contract.listNotifications, listNotifications),
  route(contract.countNotifications, countNotifications),
]
