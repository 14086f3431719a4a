/** The front door of notifications on the server. */
import { notified } from '../contract.ts'
import { onOrganizationRenamed } from './on-organization-renamed.ts'

export { routes } from './routes.ts'

export const events = [notified]
export const subscribers = [onOrganizationRenamed]
