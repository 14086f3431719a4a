/** The front door of identity on the server. */
import { organizationRenamed, sessionsEnded } from '../contract.ts'

export { developmentRoutes, routes } from './routes.ts'
export { identity } from './session.ts'

export const events = [organizationRenamed, sessionsEnded]
