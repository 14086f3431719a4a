/** The front door of identity on the server. */
import type { JobHandler } from '#platform/server/job.ts'
import { accountChanged } from '../account-contract.ts'
import { organizationRenamed, sessionsEnded } from '../contract.ts'
import { accountJobs } from './account-jobs.ts'
import { organizationEvents } from './organization-routes.ts'

export { developmentRoutes, routes } from './routes.ts'
export { identity } from './session.ts'

/** Work after the answer, and by the clock. */
export const jobHandlers: readonly JobHandler[] = [...accountJobs]

export const events = [accountChanged, organizationRenamed, sessionsEnded, ...organizationEvents]
