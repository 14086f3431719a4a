/** Every row's front door, gathered: what the api serves and what the worker does. */
import * as catalogue from '#catalogue/server/index.ts'
import * as identity from '#identity/server/index.ts'
import * as notifications from '#notifications/server/index.ts'
import type { EventDefinition } from '#platform/event.ts'
import type { Route } from '#platform/server/http/route.ts'
import { route } from '#platform/server/http/route.ts'
import type { JobHandler } from '#platform/server/job.ts'
import type { Subscriber } from '#platform/server/subscriber.ts'
import * as contract from '../contract.ts'
import { getSidebarCounts } from './get-sidebar-counts.ts'
import { getSystemStatus, type Probes } from './get-system-status.ts'
import { getVersionSummary } from './get-version-summary.ts'

type Environment = 'development' | 'production'

const nothingAnswers: Probes = { postgresql: async () => false, redis: async () => false, worker: async () => false }

/** Whoever only wants the list of endpoints need not say where exchange rates come from, nor how to ask the parts. */
export function routesFor(
  environment: Environment,
  rateServices: catalogue.RateServices = { primary: '', backup: '' },
  probes: Probes = nothingAnswers,
): readonly Route[] {
  return [
    route(contract.getVersionSummary, getVersionSummary(environment)),
    route(contract.getSidebarCounts, getSidebarCounts),
    route(contract.getSystemStatus, getSystemStatus(probes)),
    ...identity.routes,
    ...(environment === 'development' ? identity.developmentRoutes : []),
    ...notifications.routes,
    ...catalogue.routesFor(rateServices),
  ]
}

export const events: readonly EventDefinition[] = [...identity.events, ...notifications.events]
export const subscribers: readonly Subscriber[] = [...notifications.subscribers]
export const jobHandlers: readonly JobHandler[] = [...identity.jobHandlers]
